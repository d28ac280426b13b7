import { Migration } from '@mikro-orm/migrations';

/** A customer's own number for a booking, printed on its invoice. */
export class PurchaseOrders extends Migration {
  override up(): void {
    this.addSql('alter table "bookings" add column "purchase_order" text null');
  }
}
