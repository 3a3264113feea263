import { type BoardId, boards, type LevelId, levels } from '@forms/shared/contract';

/** A board's name, as its certificates have it. */
export const titleOfBoard = (board: BoardId): string => boards[board];

/** What people call a level. */
export const titleOfLevel = (level: LevelId): string => levels[level];
