import type { DefaultServerCellComponentProps, Payload } from 'payload';

import { documentId } from '@/domain/document-id';
import { batched } from '@/lib/batched';
import { property } from '@/lib/property';
import { shared } from '@/lib/shared';

type Props = Pick<DefaultServerCellComponentProps, 'payload' | 'rowData'> & {
  /** The field that the picture is in, the first of it when there are several. */
  from: 'image' | 'images';
};

/** The picture of a row. It says nothing that the row does not: no alternative text. */
export async function ThumbnailCell({ rowData, payload, from }: Props) {
  const id = documentId([property(rowData, from)].flat()[0]);
  const address = id === null ? undefined : await thumbnails(payload)(id);
  if (address === undefined) return <span className="panel-thumbnail" />;
  return (
    // eslint-disable-next-line @next/next/no-img-element -- sizes are made at upload (decision 0030)
    <img className="panel-thumbnail" src={address} alt="" width={40} height={40} loading="lazy" />
  );
}

/** The address of a picture by its id; one query for all pictures of a list. */
const thumbnails = (payload: Payload) =>
  shared('panel-thumbnails', () =>
    batched(async (ids: number[]) => {
      const { docs } = await payload.find({
        collection: 'media',
        where: { id: { in: ids } },
        depth: 0,
        limit: ids.length,
        pagination: false,
      });
      return new Map(
        docs.flatMap(({ id, thumbnailURL, url }) => {
          const address = thumbnailURL ?? url;
          return address == null ? [] : [[id, address] as const];
        }),
      );
    }),
  );
