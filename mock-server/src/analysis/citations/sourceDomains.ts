import type { SourceType } from '#client/api/reportSchemas.ts';

/** Source types that do not depend on the project; own and competitor do, and other is the default. */
type KnownSourceType = Exclude<SourceType, 'own' | 'competitor' | 'other'>;

/**
 * Registrable domains, or hosts where a part of a site is of another type, by their main type. A magazine of reviews counts
 * as news; an encyclopaedia or a paper archive as reference; any site where anyone may post as forum; a site of ratings and comparisons of
 * products as review; price comparison as shop.
 */
const LISTS: Readonly<Record<KnownSourceType, string>> = {
  news: `36kr.com huxiu.com ithome.com sina.com.cn sina.cn 163.com sohu.com qq.com ifeng.com thepaper.cn people.com.cn people.cn
    xinhuanet.com news.cn cctv.com chinadaily.com.cn caixin.com yicai.com cls.cn wallstreetcn.com jiemian.com tmtpost.com
    geekpark.net ifanr.com pingwest.com cnbeta.com cnbeta.com.tw leiphone.com jiqizhixin.com qbitai.com infoq.cn pconline.com.cn
    pcauto.com.cn zol.com.cn pchome.net autohome.com.cn yiche.com dongchedi.com stcn.com eastmoney.com cnstock.com
    cs.com.cn 21jingji.com nbd.com.cn bjnews.com.cn ce.cn china.com china.com.cn gmw.cn huanqiu.com guancha.cn toutiao.com
    myzaker.com chinanews.com.cn stdaily.com donews.com techweb.com.cn mydrivers.com expreview.com sspai.com chiphell.com
    dsb.cn iyiou.com latepost.com lieyunwang.com kanshangjie.com ebrun.com cyzone.cn jazzyear.com baijiahao.baidu.com
    nytimes.com washingtonpost.com wsj.com theguardian.com bbc.com bbc.co.uk cnn.com reuters.com apnews.com bloomberg.com
    ft.com economist.com forbes.com fortune.com businessinsider.com cnbc.com usatoday.com nypost.com latimes.com time.com
    newsweek.com npr.org nbcnews.com cbsnews.com abcnews.go.com foxnews.com independent.co.uk telegraph.co.uk thetimes.com
    thesun.co.uk the-sun.com dailymail.co.uk mirror.co.uk standard.co.uk scmp.com nikkei.com straitstimes.com usnews.com
    theatlantic.com newyorker.com vox.com nymag.com thecut.com vulture.com slate.com axios.com politico.com inc.com
    theverge.com techcrunch.com wired.com engadget.com arstechnica.com gizmodo.com mashable.com zdnet.com cnet.com
    techradar.com tomsguide.com tomshardware.com pcmag.com pcworld.com macworld.com digitaltrends.com venturebeat.com
    androidauthority.com androidcentral.com androidpolice.com 9to5mac.com 9to5google.com xda-developers.com gsmarena.com
    phonearena.com notebookcheck.net laptopmag.com trustedreviews.com techadvisor.com whathifi.com soundguys.com rtings.com
    headphonesty.com dpreview.com t3.com stuff.tv expertreviews.co.uk reviewed.com consumerreports.org which.co.uk
    goodhousekeeping.com techgearlab.com outdoorgearlab.com bettertrail.com popsci.com popularmechanics.com howtogeek.com
    makeuseof.com lifewire.com lifehacker.com thewirecutter.com thespruce.com thespruceeats.com seriouseats.com
    foodandwine.com bonappetit.com epicurious.com foodnetwork.com allrecipes.com realsimple.com bhg.com hgtv.com
    architecturaldigest.com idealhome.co.uk housebeautiful.com thisoldhouse.com marthastewart.com people.com instyle.com
    vogue.com elle.com glamour.com allure.com byrdie.com self.com menshealth.com womenshealthmag.com runnersworld.com
    outsideonline.com travelandleisure.com cntraveler.com lonelyplanet.com thepointsguy.com nerdwallet.com bankrate.com
    investopedia.com motortrend.com caranddriver.com edmunds.com kbb.com autocar.co.uk topgear.com electrek.co
    sleepfoundation.org sleepopolis.com healthline.com verywellhealth.com gq.com esquire.com gearpatrol.com
    guitarworld.com loudersound.com ign.com gamespot.com polygon.com searchengineland.com`,
  reference: `wikipedia.org wikimedia.org wikidata.org wiktionary.org britannica.com fandom.com baike.baidu.com baike.sogou.com
    baike.so.com wiki.mbalib.com mbalib.com zh.moegirl.org.cn hanyu.baidu.com wenku.baidu.com docin.com doc88.com
    cnki.net wanfangdata.com.cn cqvip.com arxiv.org doi.org nature.com science.org sciencedirect.com springer.com
    wiley.com tandfonline.com ieee.org acm.org jstor.org researchgate.net semanticscholar.org pubmed.ncbi.nlm.nih.gov
    scholar.google.com dictionary.com merriam-webster.com collinsdictionary.com statista.com ourworldindata.org
    gartner.com idc.com forrester.com mckinsey.com iresearch.com.cn iresearch.cn questmobile.com.cn analysys.cn
    crunchbase.com similarweb.com tianyancha.com qcc.com aiqicha.baidu.com imdb.com mayoclinic.org webmd.com
    developer.mozilla.org`,
  forum: `reddit.com quora.com stackexchange.com stackoverflow.com superuser.com medium.com substack.com wordpress.com blogspot.com
    tumblr.com x.com twitter.com facebook.com instagram.com threads.net linkedin.com pinterest.com discord.com
    news.ycombinator.com ycombinator.com
    head-fi.org avsforum.com acousticguitarforum.com boardgamegeek.com resetera.com
    zhihu.com xiaohongshu.com xhslink.com weibo.com weibo.cn douban.com tieba.baidu.com zhidao.baidu.com jingyan.baidu.com
    v2ex.com hupu.com nga.cn csdn.net cnblogs.com juejin.cn jianshu.com segmentfault.com oschina.net mp.weixin.qq.com
    weixin.qq.com coolapk.com mafengwo.cn guokr.com 1point3acres.com xcar.com.cn ptt.cc mobile01.com
    dcard.tw lihkg.com discuss.com.hk zhuanlan.zhihu.com book118.com 360doc.com xueqiu.com maimai.cn kdocs.cn yuque.com
    github.com huggingface.co modelscope.cn`,
  review: `g2.com g2crowd.com capterra.com getapp.com softwareadvice.com trustradius.com peerspot.com saasworthy.com
    sourceforge.net alternativeto.net producthunt.com stackshare.io slant.co softwaresuggest.com crozdesk.com selecthub.com
    financesonline.com saashub.com betterbuys.com technologyadvice.com business-software.com softwareworld.co goodfirms.co
    clutch.co designrush.com sortlist.com themanifest.com cuspera.com saasgenius.com toolfinder.co theresanaiforthat.com
    futurepedia.io toolify.ai zapier.com appvizer.com omr.com tekpon.com trustpilot.com sitejabber.com reviews.io feefo.com
    resellerratings.com consumeraffairs.com bbb.org pissedconsumer.com birdeye.com judge.me yelp.com tripadvisor.com
    tripadvisor.co.uk opentable.com zomato.com thefork.com healthgrades.com zocdoc.com ratemds.com glassdoor.com indeed.com
    comparably.com kununu.com ambitionbox.com angi.com houzz.com metacritic.com rottentomatoes.com goodreads.com
    letterboxd.com vivino.com influenster.com makeupalley.com expertmarket.com fitsmallbusiness.com merchantmaverick.com
    websiteplanet.com top10.com moneysupermarket.com comparethemarket.com uswitch.com gocompare.com check24.de
    ausgezeichnet.org testberichte.de kakaku.com cosme.net tabelog.com mybest.com my-best.com dianping.com 36dianping.com
    maigoo.com cnpp.cn chinapp.com zealer.com kanzhun.com jobui.com haodf.com koubei.com koubei.baidu.com k.autohome.com.cn
    tousu.sina.com.cn`,
  video: `youtube.com youtu.be vimeo.com dailymotion.com twitch.tv tiktok.com bilibili.com b23.tv douyin.com iesdouyin.com
    kuaishou.com ixigua.com youku.com iqiyi.com v.qq.com mgtv.com acfun.cn haokan.baidu.com channels.weixin.qq.com
    huya.com douyu.com`,
  shop: `amazon.com amazon.co.uk amazon.de amazon.fr amazon.co.jp amazon.ca amazon.in amazon.com.au amazon.it amazon.es amazon.cn
    ebay.com ebay.co.uk walmart.com target.com bestbuy.com costco.com homedepot.com lowes.com wayfair.com ikea.com etsy.com
    newegg.com bhphotovideo.com adorama.com macys.com nordstrom.com sephora.com ulta.com zappos.com rei.com wholefoodsmarket.com
    dickssportinggoods.com williams-sonoma.com crateandbarrel.com surlatable.com chewy.com overstock.com kohls.com samsclub.com
    argos.co.uk currys.co.uk johnlewis.com mediamarkt.de otto.de zalando.com fnac.com rakuten.co.jp shopee.com shopee.tw
    lazada.com aliexpress.com alibaba.com 1688.com temu.com shein.com klarna.com pricerunner.com idealo.de
    camelcamelcamel.com slickdeals.net jd.com jd.hk tmall.com tmall.hk taobao.com pinduoduo.com yangkeduo.com suning.com
    gome.com.cn vip.com smzdm.com dangdang.com kaola.com dewu.com manmanbuy.com etao.com meituan.com ele.me ctrip.com
    trip.com qunar.com fliggy.com booking.com agoda.com expedia.com hotels.com apps.apple.com play.google.com
    pchome.com.tw momoshop.com.tw hktvmall.com reebelo.com swimoutlet.com iherb.com`,
  official: `who.int europa.eu un.org worldbank.org imf.org oecd.org iso.org ietf.org w3.org nih.gov fda.gov cdc.gov
    energystar.gov gov.uk gov.cn stats.gov.cn miit.gov.cn samr.gov.cn ncoa.org redcross.org ada.org aad.org aap.org
    cnnic.net.cn caict.ac.cn cca.org.cn 12315.cn cqc.com.cn`,
};

/** Source type by domain or host. A listed host covers its subdomains. */
export const SOURCE_DOMAINS: ReadonlyMap<string, KnownSourceType> = new Map(
  Object.entries(LISTS).flatMap(([type, hosts]) =>
    hosts.split(/\s+/u).flatMap((host): [string, KnownSourceType][] => (isKnownType(type) ? [[host, type]] : [])),
  ),
);

function isKnownType(type: string): type is KnownSourceType {
  return type in LISTS;
}
