import { editRecords } from '../../../people/edit-records.ts';
import { recordKind } from '../../../people/record-kind.ts';
import { ADD_ON } from '../add-on-record.ts';
import type { CataloguePorts } from '../ports.ts';
import { editCatalogue } from '../steps/edit-catalogue.ts';
import { ADD_ON_NOT_FOUND } from '../words.ts';

const ADD_ONS = recordKind({ name: 'add-on', fields: ADD_ON, notFound: ADD_ON_NOT_FOUND });

/**
 * Add-ons are edited like other records, within the catalogue. An add-on that names an unknown experience is refused; bookings stay as they
 * are.
 */
export const editAddOns = (ports: Pick<CataloguePorts, 'unitOfWork' | 'now'>) => {
  const { create, update, remove } = editRecords(ADD_ONS, (caller, work) =>
    editCatalogue(ports, caller, ({ catalogue, at, note }) =>
      work({
        records: {
          add: catalogue.addAddOn,
          lock: catalogue.addOn,
          change: catalogue.changeAddOn,
          remove: catalogue.removeAddOn,
        },
        at,
        note,
      }),
    ),
  );
  return { createAddOn: create, updateAddOn: update, deleteAddOn: remove };
};
