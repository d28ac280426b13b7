import { Migration } from '@mikro-orm/migrations';

const TABLES = `
create table "catalogue_changes" ("version" int not null, "kind" text not null, "subject" int not null, primary key ("version", "kind", "subject"));
`;

/** What each version of the catalogue touched. Older releases do not record it, and such a gap means: load everything. */
export class CatalogueChangeTable extends Migration {
  override up(): void {
    this.addSql(TABLES);
  }
}
