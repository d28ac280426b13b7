import type { CataloguePorts } from './ports.ts';
import { copyExperience } from './use-cases/copy-experience.ts';
import { createCategory } from './use-cases/create-category.ts';
import { createExperience } from './use-cases/create-experience.ts';
import { deleteCategory } from './use-cases/delete-category.ts';
import { deleteExperience } from './use-cases/delete-experience.ts';
import { editAddOns } from './use-cases/edit-add-ons.ts';
import { exportCatalogue } from './use-cases/export-catalogue.ts';
import { fetchImportPictures } from './use-cases/fetch-import-pictures.ts';
import { importCatalogue } from './use-cases/import-catalogue.ts';
import { orderCategories } from './use-cases/order-categories.ts';
import { previewImport } from './use-cases/preview-import.ts';
import { replaceLogos } from './use-cases/replace-logos.ts';
import { updateCategory } from './use-cases/update-category.ts';
import { updateExperience } from './use-cases/update-experience.ts';

/** The use cases by which administrators edit the catalogue. */
export const catalogueUseCases = (ports: CataloguePorts) => ({
  createExperience: createExperience(ports),
  updateExperience: updateExperience(ports),
  copyExperience: copyExperience(ports),
  deleteExperience: deleteExperience(ports),
  createCategory: createCategory(ports),
  updateCategory: updateCategory(ports),
  orderCategories: orderCategories(ports),
  deleteCategory: deleteCategory(ports),
  ...editAddOns(ports),
  replaceLogos: replaceLogos(ports),
  exportCatalogue: exportCatalogue(ports),
  previewImport: previewImport(ports),
  fetchImportPictures: fetchImportPictures(ports),
  importCatalogue: importCatalogue(ports),
});
