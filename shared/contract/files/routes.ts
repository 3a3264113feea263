import * as z from '@forms/shared/platform/zod';
import { pageOf } from '../lists/page';
import { bodies, nothing, ofTheCollege, route, staff, withId } from '../route';
import {
  annotation as annotationSchema,
  annotationToSave,
  MAX_ANNOTATION_BODY_BYTES,
  savedAnnotation,
} from './annotation';
import { fileListQuery, fileOfList, fileQuery, fileState, filesAsked, listedFile, storedFile, uploaded } from './file';
import { begunUpload, PART_BYTES, uploadPart, uploadToBegin } from './partedUpload';
import { uploadToTakeBack } from './upload';

/** A file is for staff, and for anyone who holds its unguessable id once it is visible. */
export const file = route({
  service: 'api',
  method: 'GET',
  path: '/file/:id',
  allow: 'everyone',
  params: withId,
  query: fileQuery,
  answer: storedFile,
});
/** The file's own bytes, with Range. */
export const fileContent = route({
  service: 'api',
  method: 'GET',
  path: '/file/:id/content',
  allow: 'everyone',
  params: withId,
  discloses: true,
  answer: z.unknown(),
});
/** The PDF that was made of an office document, once `conversion` says that it is ready; with Range. */
export const fileAsPdf = route({
  service: 'api',
  method: 'GET',
  path: '/file/:id/pdf',
  allow: 'everyone',
  params: withId,
  discloses: true,
  answer: z.unknown(),
});
export const showFile = route({
  service: 'api',
  method: 'GET',
  path: '/file/:id/visible',
  allow: staff,
  params: withId,
  changes: true,
  answer: fileState,
});
export const hideFile = route({
  service: 'api',
  method: 'GET',
  path: '/file/:id/invisible',
  allow: staff,
  params: withId,
  changes: true,
  answer: fileState,
});
export const lockFile = route({
  service: 'api',
  method: 'GET',
  path: '/file/:id/lock',
  allow: staff,
  params: withId,
  changes: true,
  answer: fileState,
});
export const unlockFile = route({
  service: 'api',
  method: 'GET',
  path: '/file/:id/unlock',
  allow: staff,
  params: withId,
  changes: true,
  answer: fileState,
});
/** A file that is locked is not deleted: 409. */
export const deleteFile = route({
  service: 'api',
  method: 'POST',
  path: '/file/delete/:id',
  allow: staff,
  params: withId,
  status: 204,
  answer: nothing,
});
/** One owner's, newest first. */
export const files = route({
  service: 'api',
  method: 'GET',
  path: '/files',
  allow: staff,
  query: fileListQuery,
  answer: z.array(listedFile),
});
/** Every file, by pages. */
export const allFiles = route({
  service: 'api',
  method: 'GET',
  path: '/files/all',
  allow: staff,
  area: 'admissions',
  query: filesAsked,
  answer: pageOf(fileOfList),
});
/** All of them that a page would be of, as a file of CSV. */
export const exportFiles = route({
  service: 'api',
  method: 'GET',
  path: '/files/export',
  allow: staff,
  area: 'admissions',
  query: filesAsked,
  discloses: true,
  answer: z.unknown(),
});
/** The files that staff have made visible, of enquiries with one's own email address; newest first. */
export const ownFiles = route({
  service: 'api',
  method: 'GET',
  path: '/my/files',
  allow: ofTheCollege,
  answer: z.array(listedFile),
});
/** For whoever may read the file, which is not locked. */
export const saveAnnotation = route({
  service: 'api',
  method: 'POST',
  path: '/file/annotation',
  allow: 'everyone',
  body: annotationToSave,
  maxBody: MAX_ANNOTATION_BODY_BYTES,
  status: 201,
  answer: savedAnnotation,
});
export const annotation = route({
  service: 'api',
  method: 'GET',
  path: '/file/:fileId/annotation/:annotationId',
  allow: 'everyone',
  params: z.object({ fileId: z.string(), annotationId: z.string() }),
  answer: annotationSchema,
});
/** All that one person has annotated. On a locked file nothing is removed: 409. */
export const removeAnnotation = route({
  service: 'api',
  method: 'DELETE',
  path: '/file/:fileId/annotation/:annotationId',
  allow: staff,
  params: z.object({ fileId: z.string(), annotationId: z.string() }),
  status: 204,
  answer: nothing,
});
/** Multipart: `file`, `uploadType`, `entityType`, `entityTypeId`; other fields are let be. */
export const uploadStaffFile = route({
  service: 'api',
  method: 'POST',
  path: '/system/uploader',
  allow: staff,
  upload: true,
  maxBody: bodies.upload,
  status: 201,
  answer: uploaded,
});
/** Deletes a visitor's own upload while the form is not submitted. */
export const takeBackUpload = route({
  service: 'api',
  method: 'POST',
  path: '/webforms/file/delete/:id',
  allow: 'everyone',
  params: withId,
  body: uploadToTakeBack,
  maxBody: bodies.short,
  status: 204,
  answer: nothing,
});
/** Multipart: `file`, `uploadType`, and the `session` whose uploads share a total; or `upload` in place of `file`, the id of one whose parts have all come, with its `name`. */
export const uploadFile = route({
  service: 'api',
  method: 'POST',
  path: '/webforms/file/upload',
  allow: 'everyone',
  upload: true,
  maxBody: bodies.upload,
  status: 201,
  answer: uploaded,
});
/** Begins an upload by parts, or says how far one is. */
export const beginUpload = route({
  service: 'api',
  method: 'POST',
  path: '/webforms/file/upload/begin',
  allow: 'everyone',
  body: uploadToBegin,
  maxBody: bodies.short,
  answer: begunUpload,
});
/** Takes the part that begins at `start`, as multipart `file`: whole, or nothing of it. 409 where another is expected. */
export const sendPart = route({
  service: 'api',
  method: 'POST',
  path: '/upload/:id/part/:start',
  allow: 'everyone',
  params: uploadPart,
  upload: true,
  maxBody: PART_BYTES + 16 * 1024,
  answer: begunUpload,
});
/** Gives an upload up whose parts have not all come. */
export const dropUpload = route({
  service: 'api',
  method: 'DELETE',
  path: '/upload/:id',
  allow: 'everyone',
  params: withId,
  status: 204,
  answer: nothing,
});
