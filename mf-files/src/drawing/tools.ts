import { markupTypes } from '../xfdf/annotation';
import type { StampIcon } from './stamps';

export const drawTools = ['ink', 'freetext', 'note', 'square', 'circle', 'line', 'arrow', 'polygon', 'stamp'] as const;
export type MarkupTool = (typeof markupTypes)[number];
export type DrawTool = (typeof drawTools)[number];
export type AnnotationTool = MarkupTool | DrawTool;
/** What the pointer does: `select` takes hold of what is there, every other makes something. */
export type Tool = 'select' | AnnotationTool;

export const toolNames: Readonly<Record<Tool, string>> = {
  select: 'Select',
  highlight: 'Highlight',
  underline: 'Underline',
  strikeout: 'Strike out',
  squiggly: 'Squiggly underline',
  ink: 'Draw',
  freetext: 'Text',
  note: 'Note',
  square: 'Rectangle',
  circle: 'Ellipse',
  line: 'Line',
  arrow: 'Arrow',
  polygon: 'Polygon',
  stamp: 'Stamp',
};

export const isMarkupTool = (tool: Tool): tool is MarkupTool => (markupTypes as readonly Tool[]).includes(tool);

export const isDrawTool = (tool: Tool): tool is DrawTool => (drawTools as readonly Tool[]).includes(tool);

/** How the next annotation of a tool will look. */
export interface Look {
  colour: string;
  /** 0 to 1. */
  opacity: number;
}

/** The colours to choose from: annotations must be told from print and from each other. */
export const colours = {
  Yellow: '#FFD100',
  Green: '#2E8540',
  Blue: '#1F6FD0',
  Red: '#D32F2F',
  Purple: '#7B3FA0',
  Black: '#1D2025',
} as const;

export const firstLook = (tool: Tool): Look => ({
  colour: tool === 'highlight' || tool === 'note' ? colours.Yellow : tool === 'ink' ? colours.Blue : colours.Red,
  opacity: 1,
});

export const FIRST_STAMP: StampIcon = 'Approved';
