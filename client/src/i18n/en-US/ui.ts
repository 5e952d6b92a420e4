import type { messages as source } from '../zh-CN/ui.ts';

export const messages = {
  'upload.pick': 'Choose a file',
  'upload.sending': 'Uploading {name}',
  'upload.preview': 'Preview of the uploaded picture',
  'upload.pdf': 'PDF file',
  'upload.empty': 'The file is empty',
  'upload.tooLarge': 'The file must not be larger than {most, number} MB',
  'upload.unreadable': 'This file cannot be read; please choose it again',
  'upload.broken': 'This picture is damaged and cannot be opened; please choose another',
  'upload.crop.title': 'Crop the picture',
  'upload.crop.help':
    'Drag the picture to choose the part to keep; zoom with the wheel or two fingers, or use the sliders.',
  'upload.crop.preview': 'The part that is kept',
  'upload.crop.zoom': 'Zoom',
  'upload.crop.across': 'Left to right',
  'upload.crop.down': 'Top to bottom',
  'upload.crop.use': 'Use this part',
  'upload.add': 'Add a file',
  'upload.add.help': 'PNG, JPEG or WebP picture, or PDF, up to {size, number} MB each, {most, number} at most',
  'upload.full': 'There are {most, number} files; remove one to add another',
  'upload.wrongType': 'Only PNG, JPEG and WebP pictures and PDF files can be used',
} as const satisfies Record<keyof typeof source, string>;
