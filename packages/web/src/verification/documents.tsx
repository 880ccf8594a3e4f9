import { useState } from 'react';
import type { DriverDocument } from '@safiri/contract/verification/shapes.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Plate } from '../ui/person.tsx';
import { useBackCloses } from '../ui/use-back-closes.ts';
import { paperTitle } from '../common/paper-title.ts';
import { DocumentCard, isWanting } from './document-card.tsx';
import { DocumentStep, emptyDraft, type Draft } from './document-step.tsx';

/** Stands for the plate in a sentence until it is set. */
const SPOT = '\u0000';

interface Props {
  readonly documents: readonly DriverDocument[];
  /** Of which vehicle they are, where they are not the driver's. */
  readonly plate?: string;
  readonly vehicleId?: number;
}

/** The words of the heading, with the plate as it is on the car: letters of the heading's face would look like another one. */
function PapersOf({ plate }: { plate: string }) {
  const [before, after] = useText()('vehiclePapers', { plate: SPOT }).split(SPOT);
  return (
    <>
      {before}
      <Plate text={plate} />
      {after}
    </>
  );
}

/** The papers in a list, in words how each stands; one at a time is opened and sent. What was begun stays until it is sent. */
export function Documents({ documents, plate, vehicleId }: Props) {
  const t = useText();
  const [open, setOpen] = useState<string>();
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const close = () => setOpen(undefined);
  useBackCloses(open !== undefined, close);
  const at = documents.findIndex(({ documentType }) => documentType === open);
  const document = documents[at];
  // Those after this one first, then around.
  const next = [...documents.slice(at + 1), ...documents.slice(0, Math.max(0, at))].find(
    (one) => (one.required || one.neededFrom !== null) && isWanting(one),
  );
  const required = documents.filter((one) => one.required);
  const sent = required.filter((one) => !isWanting(one)).length;
  const nameOf = (one: DriverDocument) => paperTitle(t, one);
  return (
    <div className="stack papers">
      <div className="row spread papers-head">
        <h2 className="h2">{plate === undefined ? t('documentsHeading') : <PapersOf plate={plate} />}</h2>
        <span className="label num">{t('docsSent', { n: sent, of: required.length })}</span>
      </div>
      {next === undefined ? null : (
        <Button full onClick={() => setOpen(next.documentType)}>
          {t('docsNext', { name: nameOf(next) })}
        </Button>
      )}
      {documents.map((one) => (
        <DocumentCard key={one.documentType} document={one} onOpen={() => setOpen(one.documentType)} />
      ))}
      <Dialog open={document !== undefined} onClose={close} title={document === undefined ? '' : nameOf(document)} tall>
        {document === undefined ? null : (
          <DocumentStep
            key={document.documentType}
            document={document}
            vehicleId={vehicleId}
            place={t('docStep', { n: at + 1, of: documents.length })}
            draft={drafts[document.documentType] ?? emptyDraft}
            onDraft={(changes) =>
              setDrafts((all) => ({
                ...all,
                [document.documentType]: { ...(all[document.documentType] ?? emptyDraft), ...changes },
              }))
            }
            next={next === undefined ? undefined : { name: nameOf(next), open: () => setOpen(next.documentType) }}
            onClose={close}
          />
        )}
      </Dialog>
    </div>
  );
}
