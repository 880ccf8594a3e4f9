import { expect } from 'vitest';
import { checkTypes } from '@safiri/rules/verification/background-checks.ts';
import { expiryAsked, requiredDocuments, type DocumentType } from '@safiri/rules/verification/documents.ts';
import type { Client } from './client.ts';
import type { World } from './harness.ts';
import { driver, uploadOf, type DriverPerson } from './people.ts';

/** A trained driver whose papers nobody has seen. */
export const newcomer = (world: World): Promise<DriverPerson> => driver(world, { approved: false, genderVerified: false, trained: true });

export const verificationOf = async (person: DriverPerson) => (await person.client.get(`/api/driver/verification/${person.driverId}`)).body;

/** In a year, for what runs out. */
const lastDay = (documentType: string) =>
  expiryAsked.has(documentType as DocumentType) ? { expiryDate: new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10) } : {};

/** Uploads a picture and sends it as a document of this type. */
export async function sendDocument(world: World, person: DriverPerson, documentType: string, changes: Record<string, unknown> = {}) {
  const documentUrl = await uploadOf(world, person.user.id);
  return person.client.post('/api/driver/documents/upload', {
    driverId: person.driverId,
    documentType,
    documentUrl,
    ...lastDay(documentType),
    ...changes,
  });
}

export const documentId = (verification: { documents: Array<{ id: number; documentType: string }> }, type: string) =>
  verification.documents.find((document) => document.documentType === type)?.id;

/** Sends everything and has staff accept it, up to the last decision. */
export async function prepare(world: World, staff: Client, person: DriverPerson): Promise<void> {
  for (const type of requiredDocuments) {
    const sent = await sendDocument(world, person, type);
    expect(sent.status).toBe(201);
    const reviewed = await staff.post(`/api/staff/verification/documents/${documentId(sent.body, type)}/review`, { decision: 'approved' });
    expect(reviewed.status).toBe(200);
  }
  for (const checkType of checkTypes) {
    await person.client.post('/api/driver/background-check', { driverId: person.driverId, checkType, provider: 'internal' });
  }
  const { backgroundChecks } = await verificationOf(person);
  for (const check of backgroundChecks) {
    await staff.post(`/api/staff/verification/background-checks/${check.id}/complete`, { result: 'clear', score: 90 });
  }
  const vehicle = { make: 'Toyota', model: 'Corolla', licensePlate: 'kt 48 lm gp', color: 'White', year: new Date().getFullYear() - 3 };
  expect((await person.client.patch('/api/driver/vehicle', vehicle)).status).toBe(200);
}

/** Staff decide about a driver as a whole. */
export const decide = (staff: Client, person: DriverPerson, decision: string, note?: string) =>
  staff.post(`/api/staff/verification/drivers/${person.driverId}/decision`, { decision, ...(note === undefined ? {} : { note }) });
