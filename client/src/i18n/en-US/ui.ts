import type { messages as source } from '../zh-CN/ui.ts';

export const messages = {
  'upload.pick': 'Choose a file',
  'upload.folder': 'Nothing was read: “{name}” is a folder. Drop files only.',
  'upload.onlyOne': 'Only {name} was taken: one file at a time.',
  'upload.sending': 'Uploading {name}',
  'upload.preview': 'Preview of the uploaded image',
  'upload.pdf': 'PDF file',
  'upload.empty': 'The file is empty',
  'upload.tooLarge': 'The file must not be larger than {most, number}\u00a0MB',
  'upload.unreadable': 'This file can’t be read; please choose it again',
  'upload.workbook':
    'This workbook can’t be read: it’s damaged, has a password, or is an old .xls. Save it as .xlsx without a password and choose it again.',
  'upload.broken': 'This image is damaged and can’t be opened; please choose another',
  'upload.crop.title': 'Crop image',
  'upload.crop.help':
    'Drag the image to choose the part to keep; zoom with the wheel or two fingers, or use the sliders.',
  'upload.crop.preview': 'Part to keep',
  'upload.crop.zoom': 'Zoom',
  'upload.crop.across': 'Horizontal',
  'upload.crop.down': 'Vertical',
  'upload.crop.use': 'Use this part',
  'upload.add': 'Add a file',
  'upload.add.help': 'PNG, JPEG, WebP or PDF, up to {size, number}\u00a0MB each, {most, number} files at most',
  'upload.full': 'You have {most, number} files; remove one to add another',
  'upload.wrongType': 'Only PNG, JPEG, WebP and PDF files are supported',
  'common.tooLong': '“{name}…” is longer than {most, number} characters, so it was not added',
  'session.rightsChanged':
    'Your permissions have changed. This page stays as it is, with what you typed; the next page you open shows what you can do now.',
  'session.rightsChanged.take': 'Update this page',
  'session.projectGone':
    '“{project}” was deleted, or you no longer have access to it. An admin of your team can tell you more.',
  'notOffered.page.body':
    '“{what}” comes from {call}. The reply was a web page, not from the API. You may need to sign in to your network or its proxy: reload the page. If that does not help, the server does not have this call.',
  'notOffered.how':
    'For server administrators: {file} in the project describes the calls, and {command} checks which of them your server has.',
  'notOffered.help': 'Open help',
  'ui.longQuery':
    'The request is larger than the server accepts. Use fewer filters, or contact the server’s administrator.',
  'ui.changePage':
    'The reply was a web page, not from the API. You may need to sign in to your network or its proxy: open this site in another tab, then try again here.',
  'ui.changeUnread': 'The server sent a reply this page can’t read, but may have done what you asked. Try again.',
  'ui.after': 'not before {at, time, medium}',
  'ui.notCopied': 'Your browser blocked copying. Select the text and copy it by hand.',
  'ui.push.command': 'Command that pushes one answer',
  'ui.push.copy': 'Copy command',
  'ui.push.copied': 'Command copied',
  'ui.push.makeKey': 'Create a push key',
} as const satisfies Record<keyof typeof source, string>;
