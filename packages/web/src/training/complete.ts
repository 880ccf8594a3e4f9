import type { BodyIn, ReplyOf } from '@safiri/contract/call.ts';
import type { completeModule } from '@safiri/contract/training/calls.ts';
import { trainingPaths } from '@safiri/contract/training/paths.ts';
import { callApi } from '../platform/api-client.ts';

export type CompleteBody = BodyIn<typeof completeModule>;
export type CompleteReply = ReplyOf<typeof completeModule>;

/**
 * Hands in a quiz. The key makes sending the same answers again harmless.
 * @throws Error "Failed to complete training" (spec: operations §8), the server's refusal as its cause
 */
export async function completeTraining(body: CompleteBody, idempotencyKey: string): Promise<CompleteReply> {
  try {
    return await callApi(trainingPaths.completeModule, { body, idempotencyKey });
  } catch (error) {
    throw new Error('Failed to complete training', { cause: error });
  }
}
