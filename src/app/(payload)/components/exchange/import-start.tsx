'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { type DragEvent, useId, useRef, useState } from 'react';

import { EXPORT_FORMATS } from '@/domain/gift-exchange/export-formats';
import { paths } from '@/lib/paths';
import { exchange } from '@/messages/exchange';

import { download } from './download';
import { sendFile } from './send-file';

const words = exchange.start;

/** Takes a file of gifts by drop, click or keyboard, and leads to its report. What was chosen stays when something fails. */
export function ImportStart() {
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [isOver, setOver] = useState(false);

  const send = async (chosen: File) => {
    setFile(chosen);
    setProblem(null);
    setSending(true);
    const sent = await sendFile(chosen);
    if (sent.ok) {
      router.push(`${paths.adminPanel}/collections/gift-imports/${sent.id}`);
      return;
    }
    setSending(false);
    setProblem(sent.message);
  };

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped !== undefined && !isSending) void send(dropped);
  };

  return (
    <div className="exchange-start">
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is a way beside the button, which every keyboard reaches */}
      <section
        className={`exchange-drop${isOver ? 'exchange-drop--over' : ''}`}
        aria-label={words.title}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <h2 className="exchange-title">{words.title}</h2>
        <p id={hint} className="exchange-hint">
          {words.hint}
        </p>
        <input
          ref={input}
          type="file"
          className="sr-only"
          aria-label={words.file}
          aria-describedby={hint}
          accept=".csv,.json,.tsv,.txt,text/csv,application/json"
          tabIndex={-1}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            target.value = '';
            if (chosen !== undefined) void send(chosen);
          }}
        />
        <div className="exchange-actions">
          <Button margin={false} disabled={isSending} onClick={() => input.current?.click()}>
            {file === null ? words.choose : words.chooseOther}
          </Button>
          {problem !== null && file !== null ? (
            <Button
              buttonStyle="secondary"
              margin={false}
              disabled={isSending}
              onClick={() => void send(file)}
            >
              {words.again(file.name)}
            </Button>
          ) : null}
        </div>
        <p role="status" className={problem === null ? 'exchange-hint' : 'exchange-problem'}>
          {isSending ? words.sending(file?.name ?? '') : problem}
        </p>
      </section>
      <section className="exchange-all" aria-label={exchange.export.all}>
        <h2 className="exchange-title">{exchange.export.all}</h2>
        <p className="exchange-hint">{exchange.export.allHint}</p>
        <div className="exchange-actions">
          {EXPORT_FORMATS.map(({ value, label }) => (
            <Button
              key={value}
              buttonStyle="secondary"
              margin={false}
              onClick={() => download(`/api/gifts/export?format=${value}`)}
            >
              {label}
            </Button>
          ))}
        </div>
      </section>
    </div>
  );
}
