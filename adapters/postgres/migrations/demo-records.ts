import { Migration } from '@mikro-orm/migrations';

/** Which records came with the demo. Shops that were filled by an older release know of none. */
export class DemoRecordTable extends Migration {
  override up(): void {
    this.addSql(
      'create table if not exists "demo_records" ("kind" text not null, "id" int not null, "stamp" text not null, primary key ("kind", "id"))',
    );
  }
}
