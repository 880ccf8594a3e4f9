import { expect } from 'vitest';
import { checkTypes } from '@safiri/rules/verification/background-checks.ts';
import { requiredDocuments } from '@safiri/rules/verification/documents.ts';
import { specifiedPaper } from '@safiri/rules/verification/papers.ts';
import type { Client } from './client.ts';
import type { World } from './harness.ts';
import { driver, uploadOf, type DriverPerson } from './people.ts';
import { calls } from './calls.ts';
import type { BodyIn } from '@safiri/contract/call.ts';
import { there } from './client.ts';

/** A trained driver whose documents nobody has seen. */
export const newcomer = (world: World): Promise<DriverPerson> => driver(world, { approved: false, genderVerified: false, trained: true });

export const verificationOf = async (person: DriverPerson) =>
  (await person.client.answer(calls.getVerification, { params: { driverId: person.driverId } })).body;

/** In a year, for what runs out. */
const lastDay = (documentType: string) =>
  specifiedPaper(documentType).expires ? { expiryDate: new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10) } : {};

/** Uploads a picture and sends it as a document of this type. */
export async function sendDocument(world: World, person: DriverPerson, documentType: string, changes: Record<string, unknown> = {}) {
  const documentUrl = await uploadOf(world, person.user.id);
  return person.client.answer(calls.sendDocument, {
    body: {
      driverId: person.driverId,
      documentType,
      documentUrl,
      ...lastDay(documentType),
      ...changes,
    },
  });
}

export const documentId = (verification: { documents: ReadonlyArray<{ id: number | null; documentType: string }> }, type: string): number =>
  there(verification.documents.find((document) => document.documentType === type)?.id);

/** Sends everything and has staff accept it, up to the last decision. */
export async function prepare(world: World, staff: Client, person: DriverPerson): Promise<void> {
  for (const type of requiredDocuments) {
    const sent = await sendDocument(world, person, type);
    expect(sent.status).toBe(201);
    const reviewed = await staff.answer(calls.reviewDocument, {
      params: { id: documentId(sent.body, type) },
      body: { decision: 'approved' },
    });
    expect(reviewed.status).toBe(200);
  }
  for (const checkType of checkTypes) {
    await person.client.answer(calls.startCheck, { body: { driverId: person.driverId, checkType, provider: 'internal' } });
  }
  const { backgroundChecks } = await verificationOf(person);
  for (const check of backgroundChecks) {
    await staff.answer(calls.completeCheck, { params: { id: there(check.id) }, body: { result: 'clear', score: 90 } });
  }
  const vehicle = {
    make: 'Toyota',
    model: 'Corolla',
    licensePlate: `kt ${person.driverId}-lm gp`,
    color: 'White',
    year: new Date().getFullYear() - 3,
  };
  expect((await person.client.answer(calls.setVehicle, { body: vehicle })).status).toBe(200);
}

/** Staff decide about a driver as a whole. */
export const decide = (staff: Client, person: DriverPerson, decision: BodyIn<typeof calls.decideDriver>['decision'], note?: string) =>
  staff.answer(calls.decideDriver, { params: { driverId: person.driverId }, body: { decision, ...(note === undefined ? {} : { note }) } });
