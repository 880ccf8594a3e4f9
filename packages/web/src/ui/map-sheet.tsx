import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react';
import { useText } from '../platform/text.ts';
import { MapCover } from './map-cover.ts';
import type { SheetSizes, SheetStop } from './sheet-stops.ts';
import { useSheet } from './use-sheet.ts';
import './map-sheet.css';

interface Props {
  /** Fills what the sheet leaves. */
  readonly map: ReactNode;
  /** Stays in sight over the map at each stop: the way back, the minutes, EMERGENCY. */
  readonly over: ReactNode;
  readonly overClass?: string;
  /** Beside the map it stands in the panel, above the heading: it belongs to what is chosen there. */
  readonly overInPanel?: boolean;
  /** What the sheet is, for screen readers. */
  readonly label: string;
  /** Seen at the lowest stop too: the heading, and what matters most. */
  readonly head: ReactNode;
  /** Below it, and seen at each stop and each scroll like it: what is looked for in a hurry. */
  readonly pinned?: ReactNode;
  /** Scrolls within the sheet. */
  readonly children: ReactNode;
  readonly bodyClass?: string;
  /** Stays at the bottom at each stop: what is done next. */
  readonly foot?: ReactNode;
  /** Where it stands when it opens, and again at each new moment. */
  readonly first?: SheetStop;
  /** What is on the map matters more than what the sheet holds: it keeps most of the screen. */
  readonly mapFirst?: boolean;
  /** What the sheet speaks of now. When that changes it is shown from its top: what was scrolled to belonged to what was before. */
  readonly moment?: string;
}

/**
 * How map and sheet share the screen. `sheet`: the sheet lies over the map and has stops. `beside`: two columns, on desktops and on
 * phones that lie on their side. `flow`: very large text on a narrow screen: the map above, all of the sheet scrolls below.
 */
type Layout = 'sheet' | 'beside' | 'flow';

/** Lower than this many lines of text, a sheet has no room for stops. */
const LEAST_REM = 30;
const BESIDE_FROM_PX = 560;

interface Measured extends SheetSizes {
  readonly layout: Layout;
  /** Too low for a foot that stays. */
  readonly isLow: boolean;
}

/** Where each row ends; a number in `data-row` says how many of the pixels below belong to it. */
const edgesOf = (content: HTMLElement | null): number[] => {
  const top = content?.getBoundingClientRect().top ?? 0;
  return Array.from(content?.querySelectorAll<HTMLElement>('[data-row]') ?? [], (row) =>
    Math.round(row.getBoundingClientRect().bottom - top + (Number(row.dataset['row']) || 0)),
  );
};

const bottomWithin = (frame: HTMLElement, part: HTMLElement | null) =>
  part === null ? 0 : Math.round(part.getBoundingClientRect().bottom - frame.getBoundingClientRect().top);

function measure(frame: HTMLElement, parts: Record<'over' | 'head' | 'content' | 'foot', HTMLElement | null>): Measured {
  const { offsetWidth: width, offsetHeight: height } = frame;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const isLow = height > 0 && height < LEAST_REM * rem;
  const layout =
    matchMedia('(min-width: 900px)').matches || (isLow && width >= BESIDE_FROM_PX && width > height) ? 'beside' : isLow ? 'flow' : 'sheet';
  return {
    layout,
    isLow,
    frame: height,
    above: bottomWithin(frame, parts.over),
    head: parts.head?.offsetHeight ?? 0,
    content: parts.content?.offsetHeight ?? 0,
    rows: edgesOf(parts.content),
    foot: parts.foot?.offsetHeight ?? 0,
  };
}

/** Measures the frame and its parts whenever one of them changes its size. */
function useMeasured(
  frame: RefObject<HTMLElement | null>,
  parts: Record<keyof Parameters<typeof measure>[1], RefObject<HTMLElement | null>>,
) {
  const [measured, setMeasured] = useState<Measured>();
  const { over, head, content, foot } = parts;
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const take = () => {
      const next = measure(element, { over: over.current, head: head.current, content: content.current, foot: foot.current });
      setMeasured((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
    };
    take();
    const watched = new ResizeObserver(take);
    for (const part of [element, over.current, head.current, content.current, foot.current]) if (part !== null) watched.observe(part);
    return () => watched.disconnect();
  }, [frame, over, head, content, foot]);
  return measured;
}

/** Begins anew at each new moment; not at the first, which is new already. */
function useNewMoment(moment: string | undefined, begin: () => void): void {
  const last = useRef(moment);
  const start = useEffectEvent(begin);
  useEffect(() => {
    if (last.current === moment) return;
    last.current = moment;
    start();
  }, [moment]);
}

/** A screen of a map that does not scroll, with a sheet over it (ui/map-sheet.css). For the frame `AppShell bare className="map-shell"`. */
export function MapSheet({
  map,
  over,
  overClass = '',
  overInPanel = false,
  label,
  head,
  pinned,
  children,
  bodyClass = '',
  foot,
  first = 'half',
  mapFirst = false,
  moment,
}: Props) {
  const t = useText();
  const frame = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const overRef = useRef<HTMLDivElement>(null);
  const headRef = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const footRef = useRef<HTMLDivElement>(null);
  const [isScrolled, setScrolled] = useState(false);
  const measured = useMeasured(frame, { over: overRef, head: headRef, content, foot: footRef });
  const isSheet = measured?.layout === 'sheet';
  const sheet = useSheet(panel, isSheet ? { ...measured, mapFirst } : undefined, first);
  useNewMoment(moment, () => {
    sheet.restAt(first);
    // Which of the two scrolls depends on the room there is.
    for (const part of [body.current, body.current?.closest('.sheet')]) if (part != null) part.scrollTop = 0;
  });
  const inPanel = overInPanel && measured?.layout === 'beside' && !measured.isLow;
  const above = inPanel ? 0 : (measured?.above ?? 0);
  // Behind the sheet at its highest nobody sees the map: it stays as it was.
  const seen = sheet.heights?.[sheet.stop === 'peek' ? 'peek' : 'half'];
  const below = seen === undefined ? 0 : Math.round((seen + (measured?.foot ?? 0)) / 8) * 8;
  const cover = useMemo(() => ({ above, below }), [above, below]);
  return (
    <div
      ref={frame}
      className="map-frame"
      data-layout={measured?.layout ?? 'sheet'}
      data-low={measured?.isLow}
      style={{ '--covered-above': `${above}px`, '--covered-below': `${below}px` } as CSSProperties}
    >
      <div className="mapbox">
        <MapCover value={cover}>{map}</MapCover>
      </div>
      <div ref={overRef} className={`over ${overClass} ${inPanel ? 'in-panel' : ''}`}>
        {over}
      </div>
      <main className="sheet" id="main" aria-label={label} style={inPanel ? { paddingTop: measured.above } : undefined}>
        <div ref={panel} className="sheet-panel" style={sheet.height === undefined ? undefined : { height: sheet.height }}>
          <div ref={headRef} className="sheet-top">
            <div
              className="sheet-grip"
              onPointerDown={sheet.onPointerDown}
              onPointerMove={sheet.onPointerMove}
              onPointerUp={sheet.letGo}
              onPointerCancel={sheet.letGo}
            >
              <button
                type="button"
                className="sheet-grabber"
                aria-label={t(sheet.isHighest ? 'sheetDown' : 'sheetUp')}
                onClick={sheet.step}
                onKeyDown={sheet.onKeyDown}
              />
              <div className="sheet-head">{head}</div>
            </div>
            {pinned === undefined ? null : <div className="sheet-pinned">{pinned}</div>}
          </div>
          <div
            ref={body}
            className="sheet-body"
            data-scrolled={isScrolled}
            onScroll={({ currentTarget }) => setScrolled(currentTarget.scrollTop > 0)}
            onFocus={sheet.open}
          >
            <div ref={content} className={`sheet-in ${bodyClass}`}>
              {children}
            </div>
          </div>
        </div>
        <div ref={footRef} className="sheet-foot">
          {foot}
        </div>
      </main>
    </div>
  );
}
