import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { uploadPaths } from './paths.ts';
import { paperTypes } from '@safiri/rules/uploads/media-types.ts';

/** One file as multipart form data, in the field `file`; read as a stream beside the usual body. */
export const upload = defineCall({
  key: uploadPaths.upload,
  summary: 'Sends one private file (multipart, field `file`): an image or a PDF of at most 10 MB',
  who: 'signed-in',
  limit: 'upload',
  consumes: 'multipart/form-data',
  reply: z.object({
    /** Where its owner and staff read it, and how other calls name it. */
    url: z.string(),
    mediaType: z.enum(paperTypes),
    /** Bytes as kept. */
    size: z.number(),
  }),
  status: 201,
  problems: ['file_too_large', 'file_type', 'too_many_files'],
});
