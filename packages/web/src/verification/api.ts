import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { BodyIn } from '@safiri/contract/call.ts';
import type * as calls from '@safiri/contract/verification/calls.ts';
import type * as vehicleCalls from '@safiri/contract/verification/vehicle-calls.ts';
import { verificationPaths } from '@safiri/contract/verification/paths.ts';
import type { OwnVehicle, Verification } from '@safiri/contract/verification/shapes.ts';
import type { CheckType } from '@safiri/rules/verification/background-checks.ts';
import { arrivedAt, keyOf } from '../common/sent-files.ts';
import { callApi } from '../platform/api-client.ts';
import { queryClient } from '../platform/query.ts';
import { session } from '../platform/session.ts';

const key = ['verification'];
const keep = (verification: Verification) => queryClient.setQueryData(key, verification);
const vehiclesKey = ['vehicles'];
const keepVehicles = (vehicles: OwnVehicle[]) => queryClient.setQueryData(vehiclesKey, vehicles);

/** The vehicles that the driver may go online with. */
export const useVehicles = () => useQuery({ queryKey: vehiclesKey, queryFn: () => callApi(verificationPaths.ownVehicles), staleTime: 0 });

/** The driver has one vehicle more. The key is the attempt's: what is sent again is no second one. */
export function useAddVehicle() {
  return useMutation({
    mutationFn: ({ said, attempt }: { said: BodyIn<typeof vehicleCalls.addVehicle>; attempt: string }) =>
      callApi(verificationPaths.addVehicle, { body: said, idempotencyKey: attempt }),
    onSuccess: keepVehicles,
  });
}

export function useDropVehicle() {
  return useMutation({
    mutationFn: (id: number) => callApi(verificationPaths.dropVehicle, { params: { id: String(id) } }),
    onSuccess: keepVehicles,
  });
}

const driverId = () => session.get()?.driver?.id ?? 0;

/** The driver's verification; its steps are created on the first visit (spec: foundations §4), which `isBeginning` until they are there. */
export function useVerification() {
  const query = useQuery({ queryKey: key, queryFn: () => callApi(verificationPaths.ownVerification), staleTime: 0 });
  const { mutate, isIdle, isError } = useMutation({
    mutationFn: () => callApi(verificationPaths.initialize, { body: { driverId: driverId() } }),
    onSuccess: keep,
  });
  const empty = query.data?.verificationSteps.length === 0;
  useEffect(() => {
    if (empty && isIdle) mutate();
  }, [empty, isIdle, mutate]);
  return { verification: query, isBeginning: empty && !isError };
}

export interface DocumentToSend {
  readonly documentType: string;
  readonly file: File;
  readonly documentNumber: string;
  readonly expiryDate: string;
  /** Of a vehicle's paper: whose, where it is not that of the vehicle which is driven. */
  readonly vehicleId?: number | undefined;
}

async function sendDocument({ documentType, file, documentNumber, expiryDate, vehicleId }: DocumentToSend): Promise<Verification> {
  const documentUrl = await arrivedAt(file);
  const body = {
    driverId: driverId(),
    documentType,
    documentUrl,
    ...(vehicleId === undefined ? {} : { vehicleId }),
    documentNumber: documentNumber.trim() === '' ? null : documentNumber,
    expiryDate: expiryDate === '' ? null : expiryDate,
  };
  return callApi(verificationPaths.sendDocument, { body, idempotencyKey: keyOf(file, JSON.stringify(body)) });
}

/** The file first, then the document that names it. Tried again, only what has not arrived is sent. */
export function useSendDocument() {
  return useMutation({
    mutationFn: sendDocument,
    onSuccess: (verification) => {
      keep(verification);
      void queryClient.invalidateQueries({ queryKey: vehiclesKey });
    },
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
