import type { StoredFile } from '@forms/shared/contract';
import { say } from '../words/say';

/** How a file is shown: page by page, by the browser itself, or only in words that say why not. */
export type Shown =
  | { as: 'pdf'; url: string }
  | { as: 'image' }
  | { as: 'notice'; kind: 'info' | 'warning'; title: string; message: string };

const images = new Set(['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'bmp']);

/** How a file is shown, by its ending and by how far its copy as PDF is, where it needs one. */
export function shownAs({ ext, url, conversion }: Pick<StoredFile, 'ext' | 'url' | 'conversion'>): Shown {
  const ending = ext.toLowerCase().replace(/^\./, '');
  if (ending === 'pdf') return { as: 'pdf', url };
  if (images.has(ending)) return { as: 'image' };
  switch (conversion.state) {
    case 'ready':
      return { as: 'pdf', url: conversion.url };
    case 'waiting':
      return {
        as: 'notice',
        kind: 'info',
        title: say('This file is being made ready to be shown'),
        message: say('It will appear here by itself. You can also download it.'),
      };
    case 'failed':
      return {
        as: 'notice',
        kind: 'warning',
        title: say('This file could not be made ready to be shown'),
        message: say('It may be damaged or protected. Download it to open it in its own program.'),
      };
    case 'unavailable':
      return {
        as: 'notice',
        kind: 'info',
        title: say('Office files cannot be shown here'),
        message: say('Nothing is installed on this site that turns them into pages. Download it to open it.'),
      };
    case 'none':
      return {
        as: 'notice',
        kind: 'info',
        title: say('A file of this type cannot be shown here'),
        message: say('Download it to open it.'),
      };
  }
}
