import express from 'express';
import type { RequestHandler } from 'express';
import multer from 'multer';

const KIBIBYTE = 1024;
const LARGEST_FORM = 10 * KIBIBYTE;

/** Fields only: a form with a file, or that is cut off, is left without fields, and what reads them says which is missing. */
const readParts: RequestHandler = (request, response, next) => {
  const read = multer({
    limits: { fields: 10, fieldSize: LARGEST_FORM, fieldNameSize: 100, files: 0, parts: 11 },
  }).none();
  read(request, response, () => next());
};

/** Reads a form of text fields into `body`, in either of the two encodings that RFC 8058 lets mail programs choose. */
export const readForm: readonly RequestHandler[] = [
  express.urlencoded({ extended: false, limit: LARGEST_FORM }),
  readParts,
];
