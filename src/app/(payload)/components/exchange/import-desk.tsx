'use client';

import { Button, useDocumentInfo } from '@payloadcms/ui';
import { useRef, useState } from 'react';

import {
  BUSY_STATES,
  IMPORT_MOVES,
  IMPORT_STATES,
  type ImportMove,
} from '@/domain/gift-exchange/import-states';
import { paths } from '@/lib/paths';
import { postJson, readMessage } from '@/lib/post-json';
import { exchange } from '@/messages/exchange';

import { ConfirmDialog } from '../confirm-dialog';
import { download } from './download';
import { ImportFigures } from './import-figures';
import { ImportReport } from './import-report';
import { useImport } from './use-import';

const words = exchange.desk;

type Outcome = { isBad: boolean; text: string };

/** One import: how far it is, what its dry run found, and what can be done with it now. */
export function ImportDesk() {
  const { id } = useDocumentInfo();
  const { progress, isLost, read } = useImport(Number(id));
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isBusy, setBusy] = useState(false);
  const undoDialog = useRef<HTMLDialogElement>(null);

  if (progress === null) {
    return <p role="status">{isLost ? words.unreachable : words.loading}</p>;
  }
  const { status, created, changed, errors, notice, hasRows } = progress;
  const wanted = created + changed;

  const act = async (move: ImportMove) => {
    setBusy(true);
    const result = await postJson(`/api/gift-imports/${id}/${move}`, {});
    await read();
    setBusy(false);
    setOutcome(
      result.ok
        ? { isBad: false, text: readMessage(result.answer) ?? '' }
        : { isBad: true, text: result.problems[0]?.message ?? words.unreachable },
    );
  };
  const may = (move: ImportMove) => IMPORT_MOVES[move].from.some((state) => state === status);
  const mayUndo = may('undo') && hasRows && progress.imported > 0;

  return (
    <div className="exchange-desk">
      <section className="exchange-card" aria-label={words.title}>
        <h2 className="exchange-title">
          {words.title}{' '}
          <span className={`exchange-state exchange-state--${status}`}>
            {IMPORT_STATES.find(({ value }) => value === status)?.label}
          </span>
        </h2>
        <ImportFigures progress={progress} />
        {status === 'ready' ? <p>{words.ready(wanted, errors)}</p> : null}
        {notice === null ? null : <p className="exchange-problem">{notice}</p>}
        {isLost ? <p className="exchange-problem">{words.unreachable}</p> : null}
        <div className="exchange-actions">
          {may('start') ? (
            <Button
              margin={false}
              disabled={isBusy || wanted === 0}
              onClick={() => void act('start')}
            >
              {words.start(wanted)}
            </Button>
          ) : null}
          {mayUndo ? (
            <Button
              buttonStyle="secondary"
              margin={false}
              disabled={isBusy}
              onClick={() => undoDialog.current?.showModal()}
            >
              {words.undo}
            </Button>
          ) : null}
          {may('cancel') ? (
            <Button
              buttonStyle="secondary"
              margin={false}
              disabled={isBusy}
              onClick={() => void act('cancel')}
            >
              {words.cancel}
            </Button>
          ) : null}
          {hasRows ? (
            <Button
              buttonStyle="secondary"
              margin={false}
              onClick={() => download(`/api/gift-imports/${id}/report`)}
            >
              {words.report}
            </Button>
          ) : null}
          {BUSY_STATES.includes(status) ? null : (
            <Button
              buttonStyle="secondary"
              el="link"
              margin={false}
              to={`${paths.adminPanel}/collections/gift-imports`}
            >
              {words.another}
            </Button>
          )}
        </div>
        <p role="status" className={outcome?.isBad === true ? 'exchange-problem' : 'exchange-hint'}>
          {outcome?.text}
        </p>
      </section>
      {hasRows ? <ImportReport id={Number(id)} progress={progress} /> : <p>{words.forgotten}</p>}
      <ConfirmDialog
        dialog={undoDialog}
        title={words.confirmUndo(progress.imported)}
        text={words.confirmUndoText}
        action={words.undo}
        onConfirm={() => void act('undo')}
      />
    </div>
  );
}
