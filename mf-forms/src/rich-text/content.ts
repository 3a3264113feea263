import {
  type CharacterMetadata,
  type ContentBlock,
  type ContentState,
  convertFromRaw,
  type RawDraftContentBlock,
  type RawDraftContentState,
} from 'draft-js';
import { append, type Block, isText, type Mark, marks, type Run, type TextBlock } from './blocks';
import { readHtml } from './readHtml';
import { writeHtml } from './writeHtml';

export const blockTypes: Record<TextBlock['kind'], string> = {
  p: 'unstyled',
  h1: 'header-one',
  h2: 'header-two',
  h3: 'header-three',
  h4: 'header-four',
  h5: 'header-five',
  h6: 'header-six',
  blockquote: 'blockquote',
  ul: 'unordered-list-item',
  ol: 'ordered-list-item',
};
const kindOf = new Map(Object.entries(blockTypes).map(([kind, type]) => [type, kind as TextBlock['kind']]));

export const inlineStyles: Record<Mark, string> = {
  strong: 'BOLD',
  em: 'ITALIC',
  u: 'UNDERLINE',
  s: 'STRIKETHROUGH',
  code: 'CODE',
  sub: 'SUBSCRIPT',
  sup: 'SUPERSCRIPT',
};

/** HTML of any origin as what the editor edits. */
export const htmlToContent = (html: string, ofSite = false): ContentState =>
  convertFromRaw(rawOf(withSpaceToWrite(readHtml(html, ofSite))));

/** What the editor has edited as HTML; empty where nothing is written. */
export const contentToHtml = (content: ContentState): string =>
  writeHtml(content.getBlocksAsArray().flatMap((block) => blockOf(content, block) ?? []));

const blank: TextBlock = { kind: 'p', depth: 0, runs: [] };

/** Tables and rules can't be written in, so there is a line before and after each. */
function withSpaceToWrite(blocks: readonly Block[]): Block[] {
  const spaced = blocks.flatMap((block, at): Block[] => {
    const before = blocks[at - 1];
    return isText(block) || (before && isText(before)) ? [block] : [blank, block];
  });
  const last = spaced.at(-1);
  return last && isText(last) ? spaced : [...spaced, blank];
}

/** Draft counts ranges by code point. */
const length = (text: string) => [...text].length;

function rawOf(blocks: readonly Block[]): RawDraftContentState {
  const entityMap: RawDraftContentState['entityMap'] = {};
  const entity = (type: string, mutability: 'MUTABLE' | 'IMMUTABLE', data: object) => {
    const key = Object.keys(entityMap).length;
    entityMap[key] = { type, mutability, data };
    return key;
  };

  const textBlock = ({ kind, depth, runs }: TextBlock) => {
    const raw = { type: blockTypes[kind], depth, text: '', inlineStyleRanges: [], entityRanges: [] } as Unkeyed;
    for (const { text, marks, href } of runs) {
      const range = { offset: length(raw.text), length: length(text) };
      for (const mark of marks) raw.inlineStyleRanges.push({ ...range, style: inlineStyles[mark] as 'BOLD' });
      if (href !== undefined) raw.entityRanges.push({ ...range, key: entity('LINK', 'MUTABLE', { href }) });
      raw.text += text;
    }
    return raw;
  };
  const atomic = (key: number): Unkeyed => ({
    type: 'atomic',
    depth: 0,
    text: ' ',
    inlineStyleRanges: [],
    entityRanges: [{ offset: 0, length: 1, key }],
  });
  const unkeyed = blocks.map((block) => {
    if (isText(block)) return textBlock(block);
    return atomic(
      block.kind === 'hr' ? entity('RULE', 'IMMUTABLE', {}) : entity('TABLE', 'IMMUTABLE', { table: block }),
    );
  });
  // Draft gives keys of its own to blocks without one.
  return { entityMap, blocks: unkeyed as RawDraftContentBlock[] };
}
type Unkeyed = Omit<RawDraftContentBlock, 'key'>;

function blockOf(content: ContentState, block: ContentBlock): Block | undefined {
  if (block.getType() !== 'atomic') {
    return { kind: kindOf.get(block.getType()) ?? 'p', depth: block.getDepth(), runs: runsOf(content, block) };
  }
  const key = block.getEntityAt(0);
  const entity = key ? content.getEntity(key) : undefined;
  if (entity?.getType() === 'RULE') return { kind: 'hr' };
  return entity?.getType() === 'TABLE' ? entity.getData().table : undefined;
}

function runsOf(content: ContentState, block: ContentBlock): Run[] {
  const runs: Run[] = [];
  const text = block.getText();
  block.getCharacterList().forEach((character, at) => {
    if (character && at !== undefined) append(runs, { text: text.charAt(at), ...lookOf(content, character) });
  });
  return runs;
}

function lookOf(content: ContentState, character: CharacterMetadata): Omit<Run, 'text'> {
  const styles = character.getStyle();
  const href = linkIn(content, character.getEntity());
  return {
    marks: marks.filter((mark) => styles.has(inlineStyles[mark])),
    ...(href === undefined ? {} : { href }),
  };
}

/** Where an entity leads; undefined where it is no link. */
export function linkIn(content: ContentState, key: string | null): string | undefined {
  const entity = key ? content.getEntity(key) : undefined;
  return entity?.getType() === 'LINK' ? entity.getData().href : undefined;
}
