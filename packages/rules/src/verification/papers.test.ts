import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vehicleKinds } from '../dispatch/vehicle-kinds.ts';
import { reminderDue, requiredDocuments } from './documents.ts';
import {
  addedTypes,
  askedSince,
  inOrder,
  paperName,
  requiredTypes,
  specifiedLists,
  specifiedPaper,
  type Paper,
  type PaperLists,
} from './papers.ts';

const lists = (driver: readonly string[], vehicle: PaperLists['vehicle'] = {}): PaperLists => ({
  driver: driver.map(specifiedPaper),
  vehicle,
});
const inspection: Paper = { type: 'inspection', expires: true, warnDays: [14], name: { en: 'Inspection', sw: 'Ukaguzi' } };

describe('lists of papers', () => {
  it('are the specification’s five where nothing is written, whatever is driven', () => {
    for (const kind of vehicleKinds) {
      const { driver, vehicle } = requiredTypes(specifiedLists, kind);
      expect(inOrder([...driver, ...vehicle])).toEqual(requiredDocuments);
    }
  });

  it('are of each kind of vehicle', () => {
    const own = lists(['id_document', 'psv_badge'], { motorcycle: [inspection], tuktuk: [] });
    expect(requiredTypes(own, 'motorcycle')).toEqual({ driver: ['id_document', 'psv_badge'], vehicle: ['inspection'] });
    expect(requiredTypes(own, 'tuktuk').vehicle).toEqual([]);
    expect(requiredTypes(own, 'sedan').vehicle).toEqual(['vehicle_registration', 'vehicle_insurance']);
  });

  it('ask of those who were approved before for what an earlier one did not ask', () => {
    const before = lists(['id_document', 'drivers_license']);
    const now = lists(['id_document', 'psv_badge'], { motorcycle: [inspection] });
    expect(askedSince(now, [before], 'motorcycle')).toEqual({ driver: ['psv_badge'], vehicle: ['inspection'] });
    expect(askedSince(now, [before], 'sedan')).toEqual({ driver: ['psv_badge'], vehicle: [] });
    expect(askedSince(now, [], 'motorcycle')).toEqual({ driver: [], vehicle: [] });
    // It came, went and came again.
    expect(askedSince(now, [now, before, now], 'motorcycle').driver).toEqual(['psv_badge']);
  });

  it('ask for no more than what is needed, and for nothing that every earlier one asked', () => {
    const some = fc.subarray(['id_document', 'drivers_license', 'psv_badge', 'badge', 'permit']).map((driver) => lists(driver));
    fc.assert(
      fc.property(some, fc.array(some, { maxLength: 4 }), (now, earlier) => {
        const { driver } = askedSince(now, earlier, 'sedan');
        const needed = requiredTypes(now, 'sedan').driver;
        for (const type of needed) {
          const alwaysAsked = earlier.every((one) => addedTypes(now, one, 'sedan').driver.every((added) => added !== type));
          expect(driver.includes(type)).toBe(!alwaysAsked);
        }
        expect(driver.every((type) => needed.includes(type))).toBe(true);
      }),
    );
  });
});

describe('a paper', () => {
  it('is called as its market says, in English where a language is missing, and by the product’s text else', () => {
    expect(paperName(inspection, 'sw')).toBe('Ukaguzi');
    expect(paperName(inspection, 'st')).toBe('Inspection');
    expect(paperName({ type: 'psv_badge', name: null }, 'en')).toBe('psv badge');
    expect(paperName(specifiedPaper('id_document'), 'en')).toBeUndefined();
  });

  it('has a last day where the specification says so, and reminders of its market', () => {
    expect(specifiedPaper('drivers_license').expires).toBe(true);
    expect(specifiedPaper('id_document').expires).toBe(false);
    expect(specifiedPaper('psv_badge').expires).toBe(false);
    expect(reminderDue(20, null, inspection.warnDays)).toBeUndefined();
    expect(reminderDue(14, null, inspection.warnDays)).toBe(14);
    expect(reminderDue(60, null, [60, 14])).toBe(60);
    expect(reminderDue(-1, 14, inspection.warnDays)).toBe(0);
  });
});
