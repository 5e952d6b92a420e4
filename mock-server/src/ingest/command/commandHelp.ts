import { TEXT_ENCODINGS } from '#client/lib/encoding/encodings.ts';

/** The output of `--help`. Both languages have the same examples and options. */
export const ENGLISH_HELP = `Imports recorded AI answers into a project.

  npm run import -- FILE --brand "Name=alias|alias" [--competitor "Name=alias|alias" ...]

Examples
  A table exported from another tool; columns are recognized by name:
    npm run import -- answers.csv --brand "Northwind=北风" --competitor Contoso --competitor "Fabrikam=Fab"
  A file with custom column names:
    npm run import -- runs.json --brand Northwind --map answer=Body --map date=When --map prompt=meta.question
  Add more answers to the same project; duplicates are skipped:
    npm run import -- june.jsonl --project Northwind

Options
  --brand "Name=alias|alias"       your brand and its other names; existing names are kept. Required for a new project,
                                   unless the file is answers exported from AnswerScope, which name their brands
  --competitor "Name=alias|alias"  a competitor; repeat it for each, up to 31
  --match-case NAME                for a name that is also a common word (Away, Apple): matches upper and lower case
  --domain "Name=host|host"        the brand’s own websites, for the citation rate
  --project NAME                   project name; default: your brand’s name
  --map FIELD=COLUMN               which column a field is read from, or a JSON path such as response.text
  --platform NAME                  platform for rows without one
  --time-zone ZONE                 time zone for times without one, e.g. Asia/Shanghai; default: this computer’s
  --format csv|json|jsonl          default: detected from the start of the file
  --encoding NAME                  default: detected from the whole file; ${TEXT_ENCODINGS.slice(0, 5).join(', ')} ...
  --date-order dmy|mdy             day or month first in dates such as 03/04/2026; default: detected from the column
  --date YYYY-MM-DD                date for rows without one
  --sheet NAME                     a workbook’s sheet or an archive’s file; default: all with answers (in a workbook,
                                   those with the same columns)
  --empty-sources none|not_recorded  what an empty cell of the sources column means; default: none, no sources
  --team NAME                      the project’s team, by name or ID; default: the first account’s
  --imports                        lists the imports of --project NAME
  --undo ID|FILE                   removes an import from --project NAME; importing the same file again, e.g. with
                                   another --map, replaces its answers
  --help                           this text

Files
  CSV (comma, semicolon, tab or |; a row names the columns), JSON of any nesting, or JSONL (one object per line); .xlsx,
  Parquet; .gz or .zip of texts; data exports of ChatGPT, Claude, Gemini, DeepSeek, Grok, Copilot; raw replies and
  request logs of providers; batches, input and output in one .zip or .jsonl; results of scrapers, promptfoo and others;
  UTF-8, UTF-16, GB18030, Big5, Shift-JIS, EUC-KR, Windows-1252; any size.
  A table may have a column per platform and run, a column per source, a sheet per platform, merged cells, or a prompt
  once for several platforms.

Fields and the column names they are recognized by (case, spaces and underscores do not matter)
  prompt         prompt, query, question, 问题, 提示词 ...                  needed
  answer         answer, response, output, reply, 回答, 答案, 回复 ...       needed
  date           asked_at, answered_at, created_at, timestamp, date,       needed, or --date: ISO 8601, dates as people
                 时间, 日期 ...                                             write them, Unix time; a day alone is that day
                                                                           in every time zone
  platform       platform, engine, provider, model, 平台, 引擎 ...
  run            run, repeat, iteration, trial, sample, attempt, 轮次 ...
  topic          topic, category
  citations      citations, sources, grounding_sources                     URLs, or objects with url and title
  citation_urls  citation_urls, cited_urls                                 separated by space, line break, | or ;
  status, error  status, error                                             ok, refused, empty or failed
  Also: model (beside a platform), country, language, persona, surface, success, citation_title,
  sentiment (towards your brand), brand_sentiments, searches, tags.

Project data is stored in mock-server/data, or in the folder set by DATA_DIR.
Exit codes: 0 imported, 1 nothing could be imported, 2 an argument is wrong.`;

export const CHINESE_HELP = `将已记录的 AI 回答导入为一个独立的项目。

  npm run import -- 文件 --brand "名称=别名|别名" [--competitor "名称=别名|别名" ...]

示例
  其他工具导出的表格，按列名自动识别：
    npm run import -- answers.csv --brand "Northwind=北风" --competitor Contoso --competitor "Fabrikam=Fab"
  列名自定义的文件：
    npm run import -- runs.json --brand Northwind --map answer=Body --map date=When --map prompt=meta.question
  向同一项目追加回答，已有的不会重复添加：
    npm run import -- june.jsonl --project Northwind

选项
  --brand "名称=别名|别名"         你的品牌及其他叫法；项目已有的名称保留。新项目必填，
                                   从 AnswerScope 导出的回答除外，其中已有品牌
  --competitor "名称=别名|别名"    竞品，每个写一次，最多 31 个
  --match-case 名称                该品牌名也是普通词（Away、Apple），大小写必须一致
  --domain "名称=域名|域名"        该品牌自己的网站，用于引用指标
  --project 名称                   项目名称，默认为品牌名称
  --map 字段=列名                  指定字段对应的列，JSON 中也可以是路径，如 response.text
  --platform 名称                  没有平台信息的行归入的平台
  --time-zone 时区                 没有时区的时间所用的时区，如 Asia/Shanghai，默认为本机时区
  --format csv|json|jsonl          默认按文件开头判断
  --encoding 名称                  默认按整个文件判断；${TEXT_ENCODINGS.slice(0, 6).join('、')} 等
  --date-order dmy|mdy             03/04/2026 这样的日期日在前或月在前，默认按整列判断
  --date YYYY-MM-DD                没有日期的行所用的日期
  --sheet 名称                     工作簿的工作表或压缩包中的文件，默认为全部含回答的（工作簿中为列相同的工作表）
  --empty-sources none|not_recorded  引用来源列中的空单元格：没有引用来源（默认）或没有记录
  --team 名称                      项目所属团队的名称或编号，默认为第一个账号的团队
  --imports                        列出 --project 名称 的导入记录
  --undo 编号|文件                 从 --project 名称 中撤销一次导入；同一文件再次导入（例如改用其他 --map）会取代此前的内容
  --help                           显示本说明

文件
  CSV（逗号、分号、制表符或 | 分隔，有一行为列名）、任意嵌套的 JSON、JSONL（每行一个对象）；.xlsx、Parquet，
  文本可为 .gz 或 .zip；ChatGPT、Claude、Gemini、DeepSeek、Grok、Copilot 的数据导出；服务商的原始返回和请求日志；
  批处理（输入和输出放进同一个 .zip 或 .jsonl）；抓取服务、promptfoo 等的结果；UTF-8、UTF-16、GB18030、Big5、Shift-JIS、
  EUC-KR、Windows-1252 编码；大小不限。表格可以每个平台、每一次各占一列，每条引用各占一列，每个平台一个工作表，
  可以有合并单元格，也可以同一提示词的多个平台只写一次提示词。

字段及可识别的列名（不区分大小写、空格和下划线）
  prompt         prompt, query, question, 问题, 提示词 ...                  必填：提示词
  answer         answer, response, output, reply, 回答, 答案, 回复 ...       必填：回答正文
  date           asked_at, answered_at, created_at, timestamp, date,       必填，或用 --date：ISO 8601、常见写法的日期、
                 时间, 日期 ...                                             Unix 时间；只有日期的在任何时区都是当天
  platform       platform, engine, provider, model, 平台, 引擎 ...          平台
  run            run, repeat, iteration, trial, sample, attempt, 轮次 ...   轮次
  topic          topic, category                                           主题
  citations      citations, sources, grounding_sources                     引用：网址，或含 url 和 title 的对象
  citation_urls  citation_urls, cited_urls                                 引用网址，以空格、换行、| 或 ; 分隔
  status, error  status, error                                             状态：ok、refused、empty、failed
  另有：model（与平台并列时）、country、language、persona、surface、success、
  citation_title、sentiment（对你的品牌）、brand_sentiments、searches、tags。

项目数据保存在 mock-server/data，或 DATA_DIR 指定的文件夹。
退出码：0 已导入，1 没有可导入的内容，2 参数有误。`;
