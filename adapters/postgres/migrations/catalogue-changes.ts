import { Migration } from '@mikro-orm/migrations';

const TABLES = `
create table "catalogue_changes" ("version" int not null, "kind" text not null, "subject" int not null, primary key ("version", "kind", "subject"));
`;

/** What each version of the catalogue touched. A release that does not write it leaves a gap, which means: load everything. */
export class CatalogueChangeTable extends Migration {
  override up(): void {
    this.addSql(TABLES);
  }
}
