import { type ListedFile, listedFile } from '@forms/shared/contract';
import { kindOf } from './kinds';
import type { FileRow } from './tables';

/** A file as its row tells of it. */
export const listed = ({ bytes, held, ...row }: FileRow, apiBase: string): ListedFile =>
  listedFile.parse({
    ...row,
    title: row.name.replace(/\.[^.]+$/, ''),
    extension: row.ext,
    size: bytes,
    held: held ?? undefined,
    fileType: kindOf(row.ext)?.fileType,
    locked: row.locked === 1,
    visible: row.visible === 1,
    url: `${apiBase}/file/${row.id}/content`,
  });
