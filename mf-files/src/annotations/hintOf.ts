import { isMarkupTool, type Tool } from '../drawing/tools';

/** How a tool is used, with the pointer and without. */
export function hintOf(tool: Tool): string {
  if (tool === 'select') return 'Choose a tool, or press an annotation to change it.';
  if (isMarkupTool(tool)) return 'Select text on the page, or press Enter to mark the line in the middle.';
  const how = tool === 'polygon' ? 'Press each corner, and the first one again to end' : 'Draw on the page';
  return `${how}, or press Enter to place it in the middle.`;
}
