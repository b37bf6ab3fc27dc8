'use client';

import { Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';

import { formatBytes } from '@/domain/bytes';
import { isRecord } from '@/lib/is-record';
import { postJson } from '@/lib/post-json';
import { property } from '@/lib/property';
import { admin } from '@/messages/admin';

import { ConfirmDialog } from '../confirm-dialog';

const words = admin.unusedMedia;

type Unused = { count: number; bytes: number };

/** Above the list of pictures: how many nothing uses, and their removal. Absent while there are none. */
export function UnusedMedia() {
  const [unused, setUnused] = useState<Unused>();
  const [isDeleting, setIsDeleting] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const router = useRouter();

  useEffect(() => {
    const leaving = new AbortController();
    // An offer, no part of the list: without an answer it is not made.
    void fetch('/api/media/unused', { signal: leaving.signal })
      .then((response) => response.json())
      .then((body: unknown) => setUnused(readUnused(body)))
      .catch(() => undefined);
    return () => leaving.abort();
  }, []);

  if (unused === undefined || unused.count === 0) return null;

  return (
    <div className="unused-media">
      <p>{words.found(unused.count, formatBytes(unused.bytes))}</p>
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={isDeleting}
        onClick={() => dialog.current?.showModal()}
      >
        {isDeleting ? words.deleting : words.remove}
      </Button>
      <ConfirmDialog
        dialog={dialog}
        title={words.question}
        text={words.explanation}
        action={words.remove}
        onConfirm={() => void deleteAll()}
      />
    </div>
  );

  async function deleteAll() {
    setIsDeleting(true);
    const deleted = await deleteBatches();
    if (deleted === null) toast.error(words.failed);
    else toast.success(words.deleted(deleted));
    setIsDeleting(false);
    router.refresh();
  }

  /** Until none is left. Answers how many went, or null when a request failed. */
  async function deleteBatches(): Promise<number | null> {
    for (let deleted = 0; ;) {
      const result = await postJson('/api/media/unused/delete', {});
      const went = result.ok ? property(result.answer, 'deleted') : undefined;
      const left = result.ok ? readUnused(result.answer) : undefined;
      if (typeof went !== 'number' || left === undefined) return null;
      deleted += went;
      setUnused(left);
      if (went === 0 || left.count === 0) return deleted;
    }
  }
}

function readUnused(body: unknown): Unused | undefined {
  if (!isRecord(body)) return undefined;
  const { count, bytes } = body;
  return typeof count === 'number' && typeof bytes === 'number' ? { count, bytes } : undefined;
}
