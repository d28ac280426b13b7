import { Migration } from '@mikro-orm/migrations';

/** Which records came with the demo. Shops that an older release filled have none recorded. */
export class DemoRecordTable extends Migration {
  override up(): void {
    this.addSql(
      'create table if not exists "demo_records" ("kind" text not null, "id" int not null, "stamp" text not null, primary key ("kind", "id"))',
    );
  }
}
