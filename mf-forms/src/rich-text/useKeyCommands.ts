import { type EditorState, getDefaultKeyBinding, KeyBindingUtil, RichUtils } from 'draft-js';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { moved } from './editing';
import { type Tool, toolNamed, toolOfKey } from './tools';

interface Writing {
  isInList: boolean;
  latest: RefObject<EditorState>;
  commit(state: EditorState): void;
  press(tool: Tool): void;
}

/** What the keys do in the text, as Draft asks for it: the command of a key, and what is done by a command. */
export function useKeyCommands({ isInList, latest, commit, press }: Writing) {
  const tabLeaves = useRef(false);

  const commandOf = (event: KeyboardEvent): string | null => {
    if (event.key === 'Tab') return tabLeaves.current ? null : levelCommand(event);
    if (event.key === 'Escape') {
      // The first one in a list is for the list, not for a dialog around it.
      if (isInList && !tabLeaves.current) event.stopPropagation();
      tabLeaves.current = true;
      return null;
    }
    if (event.key !== 'Shift') tabLeaves.current = false;
    const tool = KeyBindingUtil.hasCommandModifier(event) ? toolOfKey(event) : undefined;
    return tool?.name ?? getDefaultKeyBinding(event);
  };
  const levelCommand = (event: KeyboardEvent): string | null => {
    const by = event.shiftKey ? -1 : 1;
    if (!moved(latest.current, by)) return null;
    event.preventDefault();
    return by === 1 ? 'deeper' : 'shallower';
  };
  const obey = (command: string, current: EditorState) => {
    const tool = toolNamed(command);
    const next = tool ? undefined : RichUtils.handleKeyCommand(current, command);
    if (tool) press(tool);
    if (next) commit(next);
    return tool || next ? 'handled' : 'not-handled';
  };

  return { commandOf, obey };
}
