/** Texts of shared controls. */
export const messages = {
  'upload.pick': '选择文件',
  'upload.sending': '正在上传 {name}',
  'upload.preview': '已上传图片的预览',
  'upload.pdf': 'PDF 文件',
  'upload.empty': '文件是空的',
  'upload.tooLarge': '文件不能超过 2 MB',
  'upload.unreadable': '无法读取这个文件，请重新选择',
  'upload.wrongType': '只支持 PNG、JPEG、WebP 图片和 PDF 文件',
} as const;
