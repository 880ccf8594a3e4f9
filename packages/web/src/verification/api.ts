import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { BodyIn } from '@safiri/contract/call.ts';
import { uploadPaths } from '@safiri/contract/uploads/paths.ts';
import type * as calls from '@safiri/contract/verification/calls.ts';
import { verificationPaths } from '@safiri/contract/verification/paths.ts';
import type { Verification } from '@safiri/contract/verification/shapes.ts';
import type { CheckType } from '@safiri/rules/verification/background-checks.ts';
import type { DocumentType } from '@safiri/rules/verification/documents.ts';
import { callApi } from '../platform/api-client.ts';
import { sendFile } from '../platform/send-file.ts';
import { queryClient } from '../platform/query.ts';
import { session } from '../platform/session.ts';

const key = ['verification'];
const keep = (verification: Verification) => queryClient.setQueryData(key, verification);
const driverId = () => session.get()?.driver?.id ?? 0;

/** The driver's verification; its steps are created on the first visit (spec: foundations §4). */
export function useVerification() {
  const query = useQuery({ queryKey: key, queryFn: () => callApi(verificationPaths.ownVerification), staleTime: 0 });
  const { mutate, isIdle } = useMutation({
    mutationFn: () => callApi(verificationPaths.initialize, { body: { driverId: driverId() } }),
    onSuccess: keep,
  });
  const empty = query.data?.verificationSteps.length === 0;
  useEffect(() => {
    if (empty && isIdle) mutate();
  }, [empty, isIdle, mutate]);
  return query;
}

export interface DocumentToSend {
  readonly documentType: DocumentType;
  readonly file: File;
  readonly documentNumber: string;
  readonly expiryDate: string;
}

/** The file first, then the document that names it. */
export function useSendDocument() {
  return useMutation({
    mutationFn: async ({ documentType, file, documentNumber, expiryDate }: DocumentToSend) => {
      const { url } = await sendFile(uploadPaths.upload, file);
      return callApi(verificationPaths.sendDocument, {
        body: {
          driverId: driverId(),
          documentType,
          documentUrl: url,
          documentNumber: documentNumber.trim() === '' ? null : documentNumber,
          expiryDate: expiryDate === '' ? null : expiryDate,
        },
      });
    },
    onSuccess: keep,
  });
}

export function useStartCheck() {
  return useMutation({
    mutationFn: (checkType: CheckType) =>
      callApi(verificationPaths.startCheck, { body: { driverId: driverId(), checkType, provider: 'internal' } }),
    onSuccess: keep,
  });
}

export function useSetVehicle() {
  return useMutation({
    mutationFn: (body: BodyIn<typeof calls.setVehicle>) => callApi(verificationPaths.setVehicle, { body }),
    onSuccess: keep,
  });
}

export function useAnswerSuspension() {
  return useMutation({
    mutationFn: (answer: { body: string; attempt: string }) =>
      callApi(verificationPaths.answerSuspension, { body: { body: answer.body }, idempotencyKey: answer.attempt }),
    onSuccess: keep,
  });
}
