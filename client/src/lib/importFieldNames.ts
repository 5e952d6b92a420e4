/** Splits names at spaces. */
const names = (text: string): readonly string[] => text.trim().split(/\s+/u);

/**
 * Column names of real-world tools for each field of a recorded answer. Within a field, an earlier name takes precedence. Compared without
 * case, spaces, underscores and other marks (see normalizeFieldName).
 */
export const IMPORT_FIELD_NAMES = {
  platform: names(`
    platform platform_name ai_platform answer_engine ai_engine engine engine_name ai_model_platform assistant
    ai_assistant chatbot llm_engine search_engine ai_search_engine ai_tool ai_provider llm_provider model_provider
    platform_code platform_id source_platform source_platform_code ai_service service llm provider provider_name ai_source bot vendor 平台 平台名称 AI平台 大模型平台 引擎
    引擎名称 AI引擎 答案引擎 搜索引擎 助手 AI助手 渠道 厂商 AI工具 大模型 AI模型 機器人 平臺 平臺名稱
    プラットフォーム エンジン AIエンジン 플랫폼 플랫폼명 엔진 平台名 平台名稱 引擎名稱 搜尋引擎
    Plattform Plataforma Plateforme Piattaforma Платформа
  `),
  prompt: names(`
    prompt prompt_text user_prompt query query_text user_query search_query question question_text
    prompt_content prompts input_prompt user_question user_input user_message instruction input_text input
    keyword_prompt orig_prompt original_prompt search_prompt prompt_asked question_asked query_asked original_question original_query promptraw ask conversation_prompt search_term request_text chat_input 提示词 提示語 提示词内容 提问 提问内容 提问词 提问语 问题
    问题内容 問題 提示 用户问题 用户提问 查询 查询词 查询内容 搜索问题 问句 问法 题目 输入 指令 query词 测试问题
    检测问题 监测问题 用户输入 测试题 问题描述 query文本 问 問 prompt_used tracked_prompt custom_prompt 监测词 監測詞 AI问题 AI提问 监测问句 用户问句
    質問 質問文 質問内容 プロンプト クエリ 設問 질문 질문내용 프롬프트 쿼리 질의 問題內容 提示詞 提示詞內容 提問 提問內容 查詢 查詢內容 使用者問題 測試問題 監測問題
    Frage Pregunta Pergunta Domanda Requête Question_posée Consulta Вопрос Запрос
  `),
  answer: names(`
    answer answer_text answer_content response response_text response_content ai_answer ai_response
    llm_response llm_answer model_response model_answer model_output assistant_response bot_response
    chatbot_response engine_response platform_response reply reply_text ai_reply answer_markdown
    response_markdown markdown answer_text_markdown output output_text completion completion_text
    generated_text generated_answer generation prediction full_answer full_response answer_full response_full
    actual_output actual_response actual_answer raw_answer raw_response raw_output raw_text raw_response_text raw_answer_text answer_raw response_raw response_body answer_html ai_overview
    ai_overview_text ai_overview_content overview_text ai_text content text message_content
    snapshot result_text 回答 回答内容 回答正文 回答文本 答案 答案内容 答案文本 答案正文 回复
    回复内容 回覆 答复 AI回答 AI回复 AI答案 模型回答 模型回复 模型输出 输出 输出内容 生成内容 内容 正文 回答全文 AI回答内容 AI回答正文 AI回复内容 模型回答内容
    AI回答全文 AI回复全文 模型回答全文 回答文字 完整回答 原始回答 大模型回答 響應 响应 响应内容 结果 返回内容 返回结果
    回答文 回答テキスト 応答 返答 出力 답변 답변내용 응답 응답내용 출력 回答內容 答案內容 答覆 回覆內容 AI回覆 模型回覆 輸出 輸出內容 生成內容 回應 回應內容 內容 結果
    Antwort Respuesta Réponse Risposta Resposta Ответ
    ai_output llm_output raw_llm_response model_reply bot_reply assistant_message answer_body final_answer AI回应 AI输出 平台回答
    full_ai_answer AI生成内容 回答原文 回答详情 回复全文 输出结果 模型回复内容 答复内容 答
  `),
  date: names(`
    asked_at answered_at captured_at collected_at queried_at requested_at tested_at executed_at run_at scraped_at responded_at
    fetched_at recorded_at checked_at scanned_at audited_at scan_date scan_time audit_date sampled_at observed_at snapshot_at ran_at snapshot_created_at
    run_created_at created_at created createdon creation_time create_time creation_date timestamp
    timestamp_utc utc_timestamp time_stamp datetime date_time utc_time run_timestamp response_timestamp
    response_time_utc request_timestamp request_created_at query_time query_date run_date run_time execution_date execution_time
    execution_timestamp capture_date capture_time collection_date collection_time crawl_date crawl_time
    scrape_date scraped_date snapshot_date response_date answer_date asked_on date_asked date_collected
    date_captured test_date date_test test_time request_time request_date check_date start_time started_at completed_at finished_at inserted_at generated_at
    date day time ts 时间 日期 提问时间 提问日期 回答时间 回答日期 采集时间 采集日期 抓取时间 抓取日期 查询时间
    查询日期 记录时间 记录日期 创建时间 创建日期 测试时间 测试日期 检测时间 检测日期 监测时间 监测日期 运行时间
    执行时间 时间戳 生成时间 获取时间 采样时间 更新时间 時間 時間戳
    日時 日付 取得日時 取得日 質問日時 回答日時 作成日時 実行日時 調査日 タイムスタンプ 날짜 일시 시간 수집일 수집일시 생성일 생성일시 조회일 實測時間 測試時間 測試日期 檢測時間 檢測日期 監測時間 監測日期 建立時間 建立日期 採集時間 採集日期 擷取時間 擷取日期 查詢時間 查詢日期 提問時間 提問日期 回答時間 記錄時間 執行時間 更新時間
    Zeitstempel Horodateur Marca_temporal Carimbo_de_data_hora Informazioni_cronologiche Отметка_времени 타임스탬프 时间戳记 時間戳記 提交答卷时间
    tstamp Datum Zeitpunkt Uhrzeit Fecha Дата Date_et_heure Date_heure Data_e_ora Data_e_hora Fecha_y_hora Datum_und_Uhrzeit Дата_и_время last_updated last_update date_checked date_of_check date_run date_tested processed_time updated
    created_date created_time created_datetime create_at gmt_create prompt_timestamp query_timestamp query_datetime run_datetime
    request_datetime response_datetime checked_on last_checked captured_on snapshot_time observed_date search_date date_searched
    asked_date fetch_date fetched_date logged_at 日期时间 提交时间 对话时间 消息时间 搜索时间 检索时间 入库时间 监测日 采集日 查询日 开始时间 完成时间
    measured_at measurement_date tracked_at tracking_date monitoring_date analyzed_at analysis_date reported_at report_date refresh_date processed_at 刷新时间 数据日期 报告日期 报告时间 統計日期 统计日期 统计时间
  `),
  run: names(`
    run run_number run_no run_num run_index run_idx repeat repeat_number repeat_index repetition rep repeat_no
    repeat_id iteration iteration_number iter trial trial_number trial_index trial_id sample sample_number
    sample_index sample_idx sample_id attempt attempt_number round round_number replicate replica seed try
    pass run_id response_index response_number answer_index test_run 轮次 轮 第几轮 轮数 次数 第几次 次序 重复
    重复次数 运行 运行次数 运行编号 批次 样本 采样次数 采样序号 測試輪次 測試次數 测试轮次 输出轮次 回答序号
    回数 実行回数 試行 試行回数 회차 반복 輪次 次數 第幾次
  `),
  topic: names(`
    topic topic_name category category_name theme prompt_category query_category prompt_topic cluster
    prompt_type query_type topic_cluster question_category subject prompt_group segment 主题 话题 类别 分类 类目
    品类 主題 話題 分類 提示词分类 问题分类 问题类型 话题分类 主题分类 话题名称 主题名称 场景
    トピック カテゴリ カテゴリー テーマ 주제 카테고리 분류 類別 類目
  `),
  citations: names(`
    citations sources references content_references grounding_sources cited_sources source_links source_urls search_results
    citations_json sources_json annotations cited_pages citation_list source_list links grounding_chunks
    web_sources ai_sources sources_found sources_cited linked_sources referenced_urls reference_links links_attached cited_links citation_links 引用 引用来源
    来源 引用链接 参考链接 参考来源 参考资料 参考文献 信源 引用信源 引用列表 来源列表 信息来源 引用源 出处 信源列表 引用信源列表 引用来源列表 引用明细 引用详情
    参考网址 参考网页 参考网页链接 参考文章 引用网页 引用文章 参考 引用網址 來源 引用來源 參考來源 參考資料 參考連結
    引用元 出典 参照元 情報源 ソース 参考リンク 출처 인용 인용출처 참고자료 참고링크 資料來源 信息來源 引用連結
    Quellen Fuentes Fonti Fontes Источники
  `),
  citation_urls: names(`
    citation_urls cited_urls citation_url cited_url source_url citation citation_link cited_link reference_url
    source_link cited_page cited_source urls url_cited citations_urls source_domains 引用网址 来源网址 来源链接
    grounding_urls urls_cited citations_list citation_sources
    引用URL 来源URL 引用地址 来源地址 引用来源链接 引用来源网址 引用来源URL 引用来源地址 信源链接 信源网址 信源URL 信源地址
    参考来源链接 参考资料链接 引用文章链接 引用网页链接 链接 网址 引用页面
    引用元URL 参照URL 参考URL 출처URL 인용URL 링크 來源網址 來源連結 連結 網址
  `),
  citation_title: names(`
    citation_title cited_title source_title reference_title source_name citation_name citation_titles cited_titles
    source_titles reference_titles source_names citation_names url_titles 引用标题 来源标题 来源名称
    信源名称 引用标题名称 引用来源标题 引用来源名称 信源标题 引用文章标题
    引用元タイトル 출처제목 來源標題 引用標題
  `),
  status: names(`
    status answer_status response_status run_status result_status status_code finish_reason execution_status 状态 回答状态 状态码 执行状态 采集状态 抓取状态 任务状态 查询状态
    狀態 回答狀態 狀態碼 ステータス 상태
  `),
  success: names(`
    success is_success succeeded successful was_successful is_ok request_success 成功 是否成功 是否有效 请求成功
    請求成功 성공 성공여부
  `),
  error: names(`
    error errors error_message error_msg error_text error_details error_detail error_type error_code exception
    exception_message failure_reason fail_reason failure api_error response_error 错误 错误信息 报错 异常 失败原因
    错误原因 错误码 錯誤 錯誤訊息 錯誤信息 失敗原因 錯誤原因 錯誤碼 異常 エラー エラーメッセージ エラー内容 오류 오류메시지 에러 에러메시지 錯誤代碼
  `),
  // A model beside a platform is a detail of it; alone, it determines the platform (see mapImportFields).
  model: names(`
    model model_name model_id model_version model_served served_model llm_model llm_name ai_model engine_model
    model_slug generator generator_model generation_model answering_model from_model model_used gpt_model modelname deployment response_model model_label 模型 模型名称 模型版本 模型名
    大模型名称 大模型版本 模型名稱
    モデル モデル名 모델 모델명
  `),
  country: names(`
    country country_code country_name market region geo geo_location location location_name gl 国家 国家地区
    地区 区域 市场 国家代码 國家 地區
    国 地域 국가 지역 市場
  `),
  language: names(`
    language language_code lang locale prompt_language query_language hl 语言 语种 提示词语言 問題語言 語言
    语言代码
    言語 언어
  `),
  persona: names(`
    persona persona_name persona_id user_persona audience profile user_profile buyer_persona 画像 用户画像 人群
    人设 角色 受众 人格 用戶畫像
    ペルソナ 페르소나 使用者畫像
  `),
  surface: names(`
    surface answer_surface channel access access_mode access_method collection_method search_mode interface 入口
    端 接入方式 采集方式 终端 触点
  `),
  sentiment: names(`
    sentiment brand_sentiment own_sentiment sentiment_label overall_sentiment 情感 情感倾向 情绪 情感标签 情感分析
    品牌情感 態度 态度
    感情 감정 감성 情緒
  `),
  brand_sentiments: names(`
    brand_sentiments sentiments sentiment_by_brand brands_sentiment 各品牌情感 品牌情感明细
  `),
  searches: names(`
    searches search_queries web_search_queries fan_out_queries fanout_queries query_fan_out query_fanout
    fan_out fanout searched_queries grounding_queries sub_queries queries_fired related_searches_run search_terms_used 搜索词
    检索词 搜索查询 联网搜索词 扩展查询 搜索关键词 检索语句
    検索語 搜尋詞 搜尋關鍵字 검색어
  `),
  tags: names(`
    tags labels tag prompt_tags query_tags 标签 標籤 提示词标签 问题标签
    タグ 태그
  `),
  // Prompts are identified by their text, which every file has; an id is recognised only so that an unused id column puzzles nobody.
  prompt_id: names(`
    prompt_id query_id question_id promptid qid prompt_idx prompt_index test_idx 提示词编号 问题编号 问题ID
    提示词ID 题号 序号 编号 問題編號 提示詞編號 題號 序號 編號 質問ID 質問番号 질문ID 질문번호
  `),
} as const satisfies Record<string, readonly string[]>;
