import type { messages as source } from '../zh-CN/ui.ts';

export const messages = {
  'upload.pick': 'Choose a file',
  'upload.sending': 'Uploading {name}',
  'upload.preview': 'Preview of the uploaded picture',
  'upload.pdf': 'PDF file',
  'upload.empty': 'The file is empty',
  'upload.tooLarge': 'The file must not be larger than 2 MB',
  'upload.unreadable': 'This file cannot be read; please choose it again',
  'upload.wrongType': 'Only PNG, JPEG and WebP pictures and PDF files can be used',
} as const satisfies Record<keyof typeof source, string>;
