import { use, useEffect, useRef, type ReactNode } from 'react';
import { useText } from '../platform/text.ts';
import { IconButton } from './button.tsx';
import { DialogHelp } from './dialog-help.ts';
import { dialogOpened } from './open-dialogs.ts';

/** A native modal dialog: the browser keeps focus inside, Escape and Back close it. Full screen on a phone when `tall`. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  tall = false,
  className = '',
  withClose = true,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  tall?: boolean;
  className?: string;
  /** False where closing is a choice among others, with words of its own. */
  withClose?: boolean;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  const t = useText();
  const help = use(DialogHelp);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null || !open) return undefined;
    if (!dialog.open) dialog.showModal();
    const gone = dialogOpened(dialog);
    return () => {
      gone();
      // One that went with its screen has closed.
      if (dialog.isConnected) dialog.close();
    };
  }, [open]);
  return (
    <dialog
      ref={ref}
      className={`dialog ${tall ? 'tall ' : ''}${className}`.trimEnd()}
      aria-label={title}
      // React hands on what the browser does not: a dialog within this one that closes.
      onClose={(event) => event.target === ref.current && onClose()}
      onClick={(event) => event.target === ref.current && onClose()}
    >
      {open ? (
        <div className="dialog-in">
          <header className="row spread dialog-head">
            {/* An alarm is in reach, and not what has the focus at first: a key that is pressed at once would set it off. */}
            <h2 className="h2" tabIndex={help === null ? undefined : -1}>
              {title}
            </h2>
            <div className="dialog-do">
              {help}
              {withClose ? <IconButton label={t('close')} icon="x" onClick={onClose} /> : null}
            </div>
          </header>
          {children}
        </div>
      ) : null}
    </dialog>
  );
}
