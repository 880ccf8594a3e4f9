import type { APIRequestContext, Page } from '@playwright/test';
import { answerKey } from '@safiri/rules/training/answer-keys.ts';
import { requiredModuleIds, trainingModuleById } from '@safiri/rules/training/modules.ts';
import { questionId } from '@safiri/rules/training/quiz.ts';
import { expect } from './server.ts';

const DOCUMENTS = ['id_document', 'drivers_license', 'vehicle_registration', 'vehicle_insurance', 'pdp_permit'];
const CHECKS = ['criminal', 'driving_record', 'identity'];
/** In a year. */
const LAST_DAY = new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10);
const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

export interface Described {
  readonly make: string;
  readonly model: string;
  readonly licensePlate: string;
  readonly color: string;
  readonly year: number;
}

async function driverIdOf(page: Page): Promise<number> {
  const { user } = (await (await page.request.get('/api/auth/session')).json()) as { user: { driver: { id: number } } };
  return user.driver.id;
}

/** Sends all of a driver's documents, and what the vehicle is, by the calls that the screen makes. */
export async function sendPapers(page: Page, vehicle: Described): Promise<void> {
  const driverId = await driverIdOf(page);
  for (const documentType of DOCUMENTS) {
    const upload = await page.request.post('/api/uploads', {
      multipart: { file: { name: 'a.png', mimeType: 'image/png', buffer: PIXEL } },
    });
    const { url } = (await upload.json()) as { url: string };
    const sent = await page.request.post('/api/driver/documents/upload', {
      data: { driverId, documentType, documentUrl: url, expiryDate: LAST_DAY },
    });
    expect(sent.status()).toBe(201);
  }
  for (const checkType of CHECKS) {
    await page.request.post('/api/driver/background-check', { data: { driverId, checkType, provider: 'internal' } });
  }
  expect((await page.request.patch('/api/driver/vehicle', { data: vehicle })).status()).toBe(200);
}

interface Reviewed {
  readonly verification: {
    readonly documents: ReadonlyArray<{ id: number | null }>;
    readonly backgroundChecks: ReadonlyArray<{ id: number | null }>;
  };
}

/** Staff accept all that a driver sent, and then the driver, by the calls of the console. */
export async function acceptPapers(driver: Page, staff: APIRequestContext): Promise<void> {
  const path = `/api/staff/verification/drivers/${await driverIdOf(driver)}`;
  const { verification } = (await (await staff.get(path)).json()) as Reviewed;
  for (const { id } of verification.documents) {
    if (id !== null) await staff.post(`/api/staff/verification/documents/${id}/review`, { data: { decision: 'approved' } });
  }
  for (const { id } of verification.backgroundChecks) {
    await staff.post(`/api/staff/verification/background-checks/${id}/complete`, { data: { result: 'clear', score: 95 } });
  }
  expect((await staff.post(`${path}/decision`, { data: { decision: 'approved' } })).status()).toBe(200);
}

/** Does the required training by the calls of its screen. */
export async function finishTraining(page: Page): Promise<void> {
  const driverId = await driverIdOf(page);
  for (const moduleId of requiredModuleIds) {
    const begun = await page.request.post('/api/training/start', { data: { driverId, moduleId } });
    const { id: progressId } = (await begun.json()) as { id: number };
    const parts = trainingModuleById(moduleId)?.parts ?? 0;
    for (let part = 1; part <= parts; part += 1) await page.request.post('/api/training/lesson', { data: { progressId, part } });
    const answers = Object.fromEntries(answerKey(moduleId).map((right, n) => [questionId(moduleId, n), right]));
    const done = await page.request.post('/api/training/complete', { data: { progressId, quizScore: 100, videoWatched: true, answers } });
    expect(done.status()).toBe(200);
  }
}
