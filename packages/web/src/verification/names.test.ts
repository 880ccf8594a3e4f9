import { expect, it } from 'vitest';
import { statusText, stepText } from './names.ts';

it('says something of a status and a step that it does not know', () => {
  expect([statusText('approved'), statusText('archived')]).toEqual(['statusApproved', 'verifyStatusUnknown']);
  expect([stepText('review'), stepText('eye_test')]).toEqual(['stepReview', 'verifyStepOther']);
});
