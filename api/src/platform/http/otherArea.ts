import { type Area, areaLabels } from '@forms/shared/contract';
import { HttpError } from '../errors/errors';

/** Refuses what is of an area that somebody does not work in, with whose it is. */
export const otherArea = (area: Area): HttpError => {
  const whose = `This is for staff of ${areaLabels[area].toLowerCase()}.`;
  return new HttpError(403, 'other-area', `${whose} Please ask an administrator if you need it for your work.`);
};
