/** Words, in lower case, that open a heading or a label and are capitalized there, but are no names. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  [
    'a an the and or of for in on with to from by at as is are be it its this that these those your you our we my his her',
    'their they them i me us if when while but not no yes how what why which who where both each every all any some many',
    'about above across after again against around before behind below beyond despite during except inside like near off',
    'onto over per plus since than through toward under until up upon via within without only just both still even very',
    'best top great good better new newer newest old key more most less other others another also overall final first',
    'second third last next main quick fast easy simple popular premium budget affordable cheap ideal perfect excellent',
    'pros cons pro con price prices pricing cost costs cost-effective feature features spec specs specification',
    'specifications highlight highlights benefit benefits drawback drawbacks advantage advantages disadvantage',
    'disadvantages strength strengths weakness weaknesses summary conclusion comparison overview verdict rating ratings',
    'review reviews recommendation recommendations pick picks choice choices option options tip tips note notes',
    'important consideration considerations factor factors detail details warranty size sizes color colors material',
    "materials design performance quality value battery display camera where what’s what's here’s here's let let’s",
    "let's see learn things remember however therefore additionally ultimately certainly sure absolutely determining",
    'choosing looking consider check visit try get use using read based source sources reference references faq q&a',
    "available limited runner-up honorable mention mentions editor editor’s editor's table chart step steps part example",
    'advice brand brands product products model models name names category type types hosting plan plans',
    'ai app apps tv tvs pc pcs usb usb-c hdmi gps led lcd oled amoled qled ips qhd uhd fhd hdr ram ssd hdd cpu gpu wifi wi-fi',
    'bluetooth nfc anc hepa url id faq energy',
    'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september',
    'october november december spring summer autumn fall winter today usa us uk eu u.s america american europe european',
    'china chinese japan japanese korea korean germany german france french italy italian india indian english spanish',
  ]
    .join(' ')
    .split(' '),
);

/** As above for Chinese: unknown to the word segmenter, but no brand names. */
export const STOP_NAMES: ReadonlySet<string> = new Set(
  [
    '性价比 智驾 车机 底盘 续航 快充 补能 充电 空间 价格 售价 参考价 起步价 外观 内饰 配置 油耗 能耗 画质 音质 屏幕 拍照 芯片 系统 做工 材质',
    '优点 缺点 优势 劣势 不足 亮点 特点 卖点 总结 小结 结论 结语 建议 推荐 点评 备注 注意 提示 注 说明 简介 概述 背景 定位 对比 横向 横评',
    '品牌 型号 产品 名称 类型 类别 适合 适用 人群 场景 用途 成分 肤质 质地 功效 口碑 评分 销量 渠道 售后 服务 价位 预算 入门 高端 中端 旗舰',
    '首先 其次 再次 最后 此外 另外 同时 因此 所以 综上 总之 例如 比如 一是 二是 三是 第一 第二 第三 方案 步骤 问题 原因 答案 来源 参考',
    '国产 进口 国货 大牌 小众 新手 老手 学生 上班族 宝妈 家用 商用 车主 用户 消费者 今年 去年 目前 近期 国内 海外',
  ]
    .join(' ')
    .split(' '),
);
