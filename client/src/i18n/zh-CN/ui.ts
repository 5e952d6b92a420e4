/** Texts of shared controls. */
export const messages = {
  'upload.pick': '选择文件',
  'upload.sending': '正在上传 {name}',
  'upload.preview': '已上传图片的预览',
  'upload.pdf': 'PDF 文件',
  'upload.empty': '文件是空的',
  'upload.tooLarge': '文件不能超过 2 MB',
  'upload.unreadable': '无法读取这个文件，请重新选择',
  'upload.broken': '这张图片已损坏，无法打开，请换一张',
  'upload.crop.title': '裁剪头像',
  'upload.crop.help': '拖动图片选择要保留的部分，用滚轮或双指缩放，也可以使用下面的滑块。',
  'upload.crop.preview': '将要保留的部分',
  'upload.crop.zoom': '缩放',
  'upload.crop.across': '左右',
  'upload.crop.down': '上下',
  'upload.crop.use': '使用这一部分',
  'upload.wrongType': '只支持 PNG、JPEG、WebP 图片和 PDF 文件',
} as const;
