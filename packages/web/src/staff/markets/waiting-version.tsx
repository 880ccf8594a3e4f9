import { useEffect, useEffectEvent } from 'react';
import type { MarketFile, WaitingMarketVersion } from '@safiri/contract/markets/calls.ts';
import { marketPaths } from '@safiri/contract/markets/paths.ts';
import { serverTime } from '../../platform/server-clock.ts';
import { useText } from '../../platform/text.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { Allowed } from '../may.tsx';
import { NotDone } from '../not-done.tsx';
import { useDecideVersion, usePreview } from './market-api.ts';
import { OutlineCompare } from './outline-compare.tsx';
import { Changes, decimalsOf, PreviewTables } from './preview.tsx';
import { momentThere, publishedName, VersionLine } from './version-line.tsx';

/** The version that waits for a second person: what it changes, who may publish it, and since when. */
export function WaitingVersion({ file, waiting }: { file: MarketFile; waiting: WaitingMarketVersion }) {
  const t = useText();
  const decide = useDecideVersion(file.id);
  const preview = usePreview(file.id);
  const look = useEffectEvent(() => preview.mutate({ document: waiting.document }));
  useEffect(() => look(), [waiting.number]);
  const { publishableFrom, isOwn, number } = waiting;
  const isOpen = publishableFrom !== null && new Date(publishableFrom).getTime() <= serverTime();
  const why = isOpen
    ? undefined
    : publishableFrom === null
      ? t('cityNeedsOther')
      : t('cityAloneFrom', { at: momentThere(publishableFrom, file.timeZone) });
  const done = (text: string) => ({ onSuccess: () => toast({ title: text }) });
  return (
    <section className="card doc" aria-label={t('cityVersionWaiting')}>
      <h2 className="h2">{t('cityVersionWaiting')}</h2>
      <VersionLine version={waiting} timeZone={file.timeZone} />
      <Changes changes={waiting.changes} />
      <OutlineCompare
        before={file.edited.document}
        after={waiting.document}
        called={{ before: publishedName(t, file), after: t('outlineProposed', { number }) }}
      />
      {preview.data === undefined ? null : (
        <PreviewTables preview={preview.data} currency={file.currency} decimals={decimalsOf(waiting.document)} />
      )}
      {isOwn && isOpen ? <p className="label">{t('cityAloneNote')}</p> : null}
      <div className="row wrap">
        <Allowed to={marketPaths.publish}>
          <Button
            busy={decide.isPending}
            why={why}
            onClick={() => decide.mutate({ number, step: 'publish' }, done(t('cityPublished', { number })))}
          >
            {t('cityPublish')}
          </Button>
        </Allowed>
        <Allowed to={marketPaths.withdraw}>
          <Button
            kind="soft"
            busy={decide.isPending}
            onClick={() => decide.mutate({ number, step: 'withdraw' }, done(t('cityTakenBack', { number })))}
          >
            {t('cityTakeBack')}
          </Button>
        </Allowed>
      </div>
      <NotDone step={decide} />
    </section>
  );
}
