import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACCESS_DENIED } from '@forms/shared/contract';
import { smallPdf } from '../journeys/smallPdf';
import type { Product } from '../product';
import type { Screen } from './screen';

const hall = join(__dirname, '../../../api/content/images/hall-720.webp');
const letter = smallPdf([{ text: 'Dear Zoë' }, { text: 'Yours sincerely' }]);

const fileOf =
  (name: string, bytes: Uint8Array<ArrayBuffer>, type: string, keep: 'upload' | 'shares' = 'shares') =>
  async (product: Product) =>
    `/file/${await product[keep](name, bytes, type)}`;

/** The page of a file, of each kind and fate, on a server that converts nothing. */
export const fileScreens: readonly Screen[] = [
  { name: 'file-pdf', path: fileOf('letter.pdf', letter, 'application/pdf'), sees: 'Dear Zoë' },
  {
    name: 'file-pdf-annotated',
    path: fileOf('letter.pdf', letter, 'application/pdf'),
    sees: 'Dear Zoë',
    act: async (visitor) => {
      await visitor.find('button', 'Export');
      const tool = await visitor.find('radio', 'Rectangle');
      await tool.evaluate((radio) => (radio as HTMLInputElement).click());
      await tool.focus();
      await visitor.page.keyboard.press('Enter');
      await visitor.find('region', 'Rectangle');
    },
  },
  {
    name: 'file-image',
    path: fileOf('hall.webp', Uint8Array.from(readFileSync(hall)), 'image/webp'),
    sees: 'WEBP',
    act: async (visitor) => {
      await visitor.page.waitForFunction(() =>
        [...document.querySelectorAll('main img')].some((image) => (image as HTMLImageElement).naturalWidth > 0),
      );
    },
  },
  {
    name: 'file-not-converted',
    path: fileOf('letter.rtf', Uint8Array.from(Buffer.from('{\\rtf1 Dear Zoe}')), 'application/rtf'),
    sees: 'RTF',
  },
  {
    name: 'file-denied',
    path: fileOf('letter.pdf', letter, 'application/pdf', 'upload'),
    sees: ACCESS_DENIED.title,
    act: (visitor) => visitor.presses('OK'),
    forgives: /402/,
  },
];
