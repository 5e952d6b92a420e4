/** Names with blanks between them. */
const names = (text: string): readonly string[] => text.trim().split(/\s+/u);

/**
 * Column names that people's tools really write for each field of a recorded answer. Within a field an earlier name is the
 * better one. They are compared without case, spaces, underscores and other marks (see normalizeFieldName).
 */
export const IMPORT_FIELD_NAMES = {
  platform: names(`
    platform platform_name ai_platform answer_engine ai_engine engine engine_name ai_model_platform assistant
    ai_assistant chatbot search_engine ai_search_engine ai_tool ai_provider llm_provider model_provider
    platform_code platform_id source_platform source_platform_code ai_service service llm provider provider_name ai_source bot vendor 平台 平台名称 AI平台 大模型平台 引擎
    引擎名称 AI引擎 答案引擎 搜索引擎 助手 AI助手 渠道 厂商 AI工具 大模型 AI模型 機器人 平臺 平臺名稱
  `),
  prompt: names(`
    prompt prompt_text user_prompt query query_text user_query search_query question question_text
    prompt_content prompts input_prompt user_question user_input user_message instruction input_text input
    keyword_prompt orig_prompt original_prompt original_question original_query promptraw ask conversation_prompt search_term 提示词 提示語 提示词内容 提问 提问内容 问题
    问题内容 問題 提示 用户问题 用户提问 查询 查询词 查询内容 搜索问题 问句 问法 题目 输入 指令 query词 测试问题
    检测问题 监测问题
  `),
  answer: names(`
    answer answer_text answer_content response response_text response_content ai_answer ai_response
    llm_response llm_answer model_response model_answer model_output assistant_response bot_response
    chatbot_response engine_response platform_response reply reply_text ai_reply answer_markdown
    response_markdown markdown answer_text_markdown output output_text completion completion_text
    generated_text generated_answer generation prediction full_answer full_response answer_full response_full
    raw_answer raw_response raw_output raw_text answer_raw response_raw response_body answer_html ai_overview
    ai_overview_text ai_overview_content overview_text ai_text content text message_content
    snapshot result_text 回答 回答内容 回答正文 回答文本 答案 答案内容 答案文本 答案正文 回复
    回复内容 回覆 答复 AI回答 AI回复 AI答案 模型回答 模型回复 模型输出 输出 输出内容 生成内容 内容 正文 回答全文
    完整回答 原始回答 大模型回答 響應 响应 响应内容 结果 返回内容 返回结果
  `),
  date: names(`
    asked_at answered_at captured_at collected_at queried_at requested_at tested_at executed_at run_at scraped_at responded_at
    fetched_at recorded_at checked_at sampled_at observed_at snapshot_at ran_at snapshot_created_at
    run_created_at created_at created createdon creation_time create_time creation_date timestamp
    timestamp_utc utc_timestamp time_stamp datetime date_time utc_time run_timestamp response_timestamp
    response_time_utc request_timestamp query_time query_date run_date run_time execution_date execution_time
    execution_timestamp capture_date capture_time collection_date collection_time crawl_date crawl_time
    scrape_date scraped_date snapshot_date response_date answer_date asked_on date_asked date_collected
    date_captured test_date date_test test_time request_time request_date check_date start_time started_at completed_at finished_at inserted_at generated_at
    date day time ts 时间 日期 提问时间 提问日期 回答时间 回答日期 采集时间 采集日期 抓取时间 抓取日期 查询时间
    查询日期 记录时间 记录日期 创建时间 创建日期 测试时间 测试日期 检测时间 检测日期 监测时间 监测日期 运行时间
    执行时间 时间戳 生成时间 获取时间 采样时间 更新时间 時間 時間戳
  `),
  run: names(`
    run run_number run_no run_num run_index run_idx repeat repeat_number repeat_index repetition rep repeat_no
    repeat_id iteration iteration_number iter trial trial_number trial_index trial_id sample sample_number
    sample_index sample_idx sample_id attempt attempt_number round round_number replicate replica seed try
    pass run_id response_index response_number answer_index test_run 轮次 轮 第几轮 轮数 次数 第几次 次序 重复
    重复次数 运行 运行次数 运行编号 批次 样本 采样次数 采样序号 測試輪次 測試次數 测试轮次 输出轮次 回答序号
  `),
  topic: names(`
    topic topic_name category category_name theme prompt_category query_category prompt_topic cluster
    prompt_type query_type topic_cluster question_category subject prompt_group segment 主题 话题 类别 分类 类目
    品类 主題 話題 分類 提示词分类 问题分类 问题类型 场景
  `),
  citations: names(`
    citations sources references grounding_sources cited_sources source_links source_urls search_results
    citations_json sources_json annotations cited_pages citation_list source_list links grounding_chunks
    web_sources ai_sources sources_found sources_cited linked_sources referenced_urls reference_links links_attached cited_links 引用 引用来源
    来源 引用链接 参考链接 参考来源 参考资料 参考文献 信源 引用信源 引用列表 来源列表 信息来源 引用源 出处
    参考网址 参考 引用網址 來源 引用來源 參考來源 參考資料 參考連結
  `),
  citation_urls: names(`
    citation_urls cited_urls citation_url cited_url source_url citation citation_link cited_link reference_url
    source_link cited_page cited_source urls url_cited citations_urls source_domains 引用网址 来源网址 来源链接
    引用URL 来源URL 引用地址 来源地址 链接 网址 引用页面
  `),
  citation_title: names(`
    citation_title cited_title source_title reference_title source_name citation_name 引用标题 来源标题 来源名称
    信源名称 引用标题名称
  `),
  status: names(`
    status answer_status response_status run_status result_status status_code finish_reason 状态 回答状态 状态码
    狀態 回答狀態 狀態碼
  `),
  success: names(`
    success is_success succeeded successful was_successful is_ok request_success 成功 是否成功 是否有效 请求成功
    請求成功
  `),
  error: names(`
    error errors error_message error_msg error_text error_details error_detail error_type error_code exception
    exception_message failure_reason fail_reason failure api_error response_error 错误 错误信息 报错 异常 失败原因
    错误原因 错误码 錯誤 錯誤訊息 錯誤信息 失敗原因 錯誤原因 錯誤碼 異常
  `),
  // A model beside a platform is a detail of it; alone, it tells the platform (see mapImportFields).
  model: names(`
    model model_name model_id model_version model_served served_model llm_model llm_name ai_model engine_model
    model_slug generator generator_model generation_model answering_model model_used gpt_model modelname deployment response_model model_label 模型 模型名称 模型版本 模型名
    大模型名称 大模型版本 模型名稱
  `),
  country: names(`
    country country_code country_name market region geo geo_location location location_name gl 国家 国家地区
    地区 区域 市场 国家代码 國家 地區
  `),
  language: names(`
    language language_code lang locale prompt_language query_language hl 语言 语种 提示词语言 問題語言 語言
    语言代码
  `),
  persona: names(`
    persona persona_name persona_id user_persona audience profile user_profile buyer_persona 画像 用户画像 人群
    人设 角色 受众 人格 用戶畫像
  `),
  surface: names(`
    surface answer_surface channel access access_mode access_method collection_method search_mode interface 入口
    端 接入方式 采集方式 终端 触点
  `),
  sentiment: names(`
    sentiment brand_sentiment own_sentiment sentiment_label overall_sentiment 情感 情感倾向 情绪 情感标签 情感分析
    品牌情感 態度 态度
  `),
  brand_sentiments: names(`
    brand_sentiments sentiments sentiment_by_brand brands_sentiment 各品牌情感 品牌情感明细
  `),
  searches: names(`
    searches search_queries web_search_queries fan_out_queries fanout_queries query_fan_out query_fanout
    fan_out fanout searched_queries grounding_queries sub_queries related_searches_run search_terms_used 搜索词
    检索词 搜索查询 联网搜索词 扩展查询 搜索关键词 检索语句
  `),
  tags: names(`
    tags labels tag prompt_tags query_tags 标签 標籤 提示词标签 问题标签
  `),
  // Prompts are told apart by their text, which every file has; an id is recognised only so as not to puzzle anyone.
  prompt_id: names(`
    prompt_id query_id question_id promptid qid prompt_idx prompt_index test_idx 提示词编号 问题编号 问题ID
    提示词ID 题号 序号 编号 問題編號 提示詞編號 題號 序號 編號
  `),
} as const satisfies Record<string, readonly string[]>;
