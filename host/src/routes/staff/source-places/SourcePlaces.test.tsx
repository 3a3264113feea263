import { render, screen } from '@testing-library/react';
import { addresses } from '../../../federation/loadedParts';
import { hasPlaces } from './placesInSource';
import { SourcePlaces } from './SourcePlaces';

const MESSAGE = `TypeError: x is undefined
at owing (https://forms.example.org/remotes/mf-files/common.1a2b.js:1:9)
at https://forms.example.org/main.3c4d.js:1:1
t@https://elsewhere.example.org/main.js:1:1`;
/** Column 0 is line 1 of the first source, column 8 line 3 of the second. */
const map = {
  ...{ version: 3, names: [], mappings: 'AAAA,QCEA' },
  sources: ['webpack://mf_files/../shared/contract/errors.ts', 'webpack://mf_files/./src/file-list/FileList.tsx'],
};

const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  addresses.set('mf-files', 'https://forms.example.org/remotes/mf-files/mf-manifest.json');
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    asked.push(String(input));
    return String(input).includes('common') ? Response.json(map) : new Response('Not found', { status: 404 });
  });
});
afterEach(() => {
  addresses.clear();
  jest.restoreAllMocks();
});

test('an error’s places are read in the source as the repository names it, or as the build where its map has gone', async () => {
  render(<SourcePlaces message={MESSAGE} />);
  expect(await screen.findByText('mf-files/src/file-list/FileList.tsx:3')).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'mf-files/src/file-list/FileList.tsx:3',
    'main.3c4d.js:1:1 (this build, or its map, is no longer here)',
    'main.js:1:1 (this build, or its map, is no longer here)',
  ]);
});

test('nothing but the site’s own builds is asked for, each once, whatever a report names', async () => {
  render(<SourcePlaces message={`${MESSAGE}\n${MESSAGE}`} />);
  expect(await screen.findAllByRole('listitem')).toHaveLength(6);
  expect(asked).toEqual([
    'https://forms.example.org/remotes/mf-files/common.1a2b.js.map',
    'https://forms.example.org/main.3c4d.js.map',
  ]);
});

test('a report of a failed call has no places', () => {
  expect(hasPlaces('500: Something broke')).toBe(false);
  expect(hasPlaces(MESSAGE)).toBe(true);
});
