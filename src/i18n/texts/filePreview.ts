import type { Translated } from '../translated.ts'

/** Words of the preview of office files. */
export const zh = {
  'filePreview.download': '下载文件',
  'filePreview.openElsewhere': '打开原链接',
  'filePreview.downloading': '正在下载',
  'filePreview.reading': '正在打开文件',
  'filePreview.cancel': '取消',
  'filePreview.sheets': '工作表',
  'filePreview.table': '表格内容',
  'filePreview.row': '行号',
  'filePreview.text': '文档内容',
  'filePreview.pages': '文档页面',
  'filePreview.page': '页码',
  'filePreview.pageCount': '共 {count} 页',
  'filePreview.pageNumber': '第 {number} 页',
  'filePreview.pageFailed': '第 {number} 页无法显示，请下载后查看。',
  'filePreview.zoom': '缩放',
  'filePreview.larger': '放大',
  'filePreview.smaller': '缩小',
  'filePreview.list': '、',
  'filePreview.cut': '预览只显示前 {rows} 行、前 {columns} 列，完整内容请下载后查看。',
  'filePreview.cutPages': '预览只显示前 {count} 页，完整内容请下载后查看。',
  'filePreview.charts': '这个文件里有图表，这里无法显示，请下载后查看。',
  'filePreview.diagrams': '这个文件里有图示（如流程图、组织结构图），这里无法显示，请下载后查看。',
  'filePreview.equations': '这个文件里有数学公式，这里只显示为一行文字，排版请下载后查看。',
  'filePreview.formulas':
    '有些单元格的公式没有保存计算结果，这里显示公式本身，结果请下载后用表格软件查看。',
  'filePreview.macros': '这个文件里有宏，这里不会运行。请只在信任文件来源时启用宏。',
  'filePreview.objects': '这个文件里嵌有其他文件，这里无法显示，请下载后查看。',
  'filePreview.pictures': '有些图片无法在这里显示，请下载后查看。',
  'filePreview.shapes': '这个文件里有文本框或图形，这里无法显示，请下载后查看。',
  'filePreview.struckWords': '有些文字在文件里画了删除线，这里没有显示删除线，请下载后核对。',
  'filePreview.numberFormats':
    '这里不支持这些数字格式，按普通数字显示：{names}。原来的样子请下载后查看。',
  'filePreview.blankPage': '第 {number} 页似乎是空白。如果不该如此，请下载后查看。',
  'filePreview.emptySheet': '这张工作表是空的。',
  'filePreview.emptyText': '这个文档里没有文字。',
  'filePreview.broken': '文件已损坏',
  'filePreview.broken.text': '这个文件无法打开，内容可能不完整。您可以下载后试试，或联系组委会。',
  'filePreview.chunk': '预览加载失败',
  'filePreview.chunk.text': '网站可能刚刚更新过，请重试或刷新页面，也可以直接下载文件。',
  'filePreview.elsewhere': '文件在别的网站上',
  'filePreview.elsewhere.text': '这里不能预览别的网站上的文件，请打开原链接查看。',
  'filePreview.encrypted': '文件有密码',
  'filePreview.encrypted.text': '加密的文件不能在这里预览。请下载后，用密码打开。',
  'filePreview.kind': '这种文件不能预览',
  'filePreview.kind.text': '这里可以预览 DOCX、XLSX、XLS 与 PDF 文件，其他文件请下载后查看。',
  'filePreview.mismatch': '文件内容与名称不符',
  'filePreview.mismatch.text': '这个文件的内容不是名称所说的格式，为了安全没有打开。',
  'filePreview.missing': '没有找到这个文件',
  'filePreview.missing.text': '文件可能已经移走或改名。请稍后重试，或联系组委会。',
  'filePreview.network': '文件下载失败',
  'filePreview.network.text': '请检查网络后重试。',
  'filePreview.slow': '打开文件超时',
  'filePreview.slow.text': '{seconds} 秒内没有打开，预览已经停止。请下载后查看。',
  'filePreview.tooLarge': '文件太大，不能预览',
  'filePreview.tooLarge.text': '预览的上限是 {size}，请下载后查看。',
  'filePreview.unpacked': '文件展开后太大',
  'filePreview.unpacked.text': '这个文件的压缩率异常，展开后超出预览的上限，为了安全没有打开。',
  'filePreview.unsupported': '这个浏览器不支持预览文件',
  'filePreview.unsupported.text': '请下载文件后打开，或换用其他浏览器。',
} as const

export const en: Translated<typeof zh> = {
  'filePreview.download': 'Download',
  'filePreview.openElsewhere': 'Open the link',
  'filePreview.downloading': 'Downloading',
  'filePreview.reading': 'Opening the file',
  'filePreview.cancel': 'Cancel',
  'filePreview.sheets': 'Sheets',
  'filePreview.table': 'Contents of the sheet',
  'filePreview.row': 'Row number',
  'filePreview.text': 'Contents of the document',
  'filePreview.pages': 'Pages of the document',
  'filePreview.page': 'Page',
  'filePreview.pageCount': 'of {count}',
  'filePreview.pageNumber': 'Page {number}',
  'filePreview.pageFailed': 'Page {number} cannot be shown. Download the file to see it.',
  'filePreview.zoom': 'Zoom',
  'filePreview.larger': 'Zoom in',
  'filePreview.smaller': 'Zoom out',
  'filePreview.list': ', ',
  'filePreview.cut':
    'The preview shows the first {rows} rows and {columns} columns. Download the file to see all of it.',
  'filePreview.cutPages':
    'The preview shows the first {count} pages. Download the file to see all of it.',
  'filePreview.cutPages_one':
    'The preview shows the first page. Download the file to see all of it.',
  'filePreview.blankPage':
    'Page {number} seems to be empty. If it should not be, download the file to see it.',
  'filePreview.charts': 'The file has charts, which cannot be shown here. Download it to see them.',
  'filePreview.diagrams':
    'The file has diagrams, which cannot be shown here. Download it to see them.',
  'filePreview.equations':
    'The file has equations, which are shown here as plain lines of text. Download it to see their layout.',
  'filePreview.formulas':
    'Some formulas have no stored results, so the formulas themselves are shown. Download the file and open it in a spreadsheet program to see the results.',
  'filePreview.macros':
    'The file has macros, which do not run here. Enable them only if you trust where the file comes from.',
  'filePreview.objects':
    'The file has other files embedded in it, which cannot be shown here. Download it to see them.',
  'filePreview.pictures': 'Some pictures cannot be shown here. Download the file to see them.',
  'filePreview.shapes':
    'The file has text boxes or shapes, which cannot be shown here. Download it to see them.',
  'filePreview.struckWords':
    'Some words are struck through in the file, but not here. Download it to see which.',
  'filePreview.numberFormats':
    'These number formats are not supported here and are shown as plain numbers: {names}. Download the file to see them as intended.',
  'filePreview.emptySheet': 'This sheet is empty.',
  'filePreview.emptyText': 'There is no text in this document.',
  'filePreview.broken': 'The file is damaged',
  'filePreview.broken.text':
    'It cannot be opened and may be incomplete. Try downloading it, or contact us.',
  'filePreview.chunk': 'The preview did not load',
  'filePreview.chunk.text':
    'The site may just have been updated. Try again, reload the page, or download the file.',
  'filePreview.elsewhere': 'The file is on another site',
  'filePreview.elsewhere.text':
    'Files on other sites cannot be previewed here. Open the link to see this one.',
  'filePreview.encrypted': 'The file has a password',
  'filePreview.encrypted.text':
    'Files with a password cannot be previewed. Download this one and open it with the password.',
  'filePreview.kind': 'No preview for this kind of file',
  'filePreview.kind.text':
    'DOCX, XLSX, XLS and PDF files can be previewed. Download other files to see them.',
  'filePreview.mismatch': 'The file does not match its name',
  'filePreview.mismatch.text':
    'Its contents are not in the format that its name indicates. To be safe, it was not opened.',
  'filePreview.missing': 'The file was not found',
  'filePreview.missing.text': 'It may have been moved or renamed. Try again later, or contact us.',
  'filePreview.network': 'The file could not be downloaded',
  'filePreview.network.text': 'Check your connection and try again.',
  'filePreview.slow': 'The file took too long to open',
  'filePreview.slow.text':
    'It was not open after {seconds} seconds, so the preview was stopped. Download the file to see it.',
  'filePreview.tooLarge': 'The file is too large to preview',
  'filePreview.tooLarge.text': 'The limit is {size}. Download the file to see it.',
  'filePreview.unpacked': 'The file is too large once unpacked',
  'filePreview.unpacked.text':
    'It is compressed to an unusual degree and far exceeds what can be previewed. To be safe, it was not opened.',
  'filePreview.unsupported': 'This browser cannot preview files',
  'filePreview.unsupported.text': 'Download the file, or open this page in another browser.',
}
