/** Family names, the commonest of the census first, with the compound ones. */
const single =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩邓冯曹彭曾肖萧田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付傅方白邹孟熊秦邱江尹薛闫阎段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤温康施文牛樊葛邢安齐易乔伍庞颜倪庄聂章鲁岳翟殷詹申欧耿关兰焦俞左柳甘祝包宁尚符舒阮柯纪梅童凌毕单季裴霍涂成苗谷盛曲翁冉骆蓝路游辛靳欧阳管柴蒙鲍华喻祁蒲房滕屈饶解牟艾尤阳时穆农司卓古吉缪简车项连芦麦褚娄窦戚岑景党宫费卜冷晏席卫米柏宗瞿桂全佟应臧闵苟邬边卞姬师和仇栾隋商刁沙荣巫寇桑郎甄丛仲虞敖巩明佘池查麻苑迟邝官封谈匡鞠惠荆乐冀郁胥南班储原栗燕楚鄢劳谌奚皮粟冼蔺楼盘满闻位厉伊仝区郜海阚花权强帅屠豆朴盖练廉禹井祖漆巴丰支卿国狄平计索宣晋相初门云容敬来扈晁芮都普阙浦戈伏鹿薄邸雍辜羊阿乌母裘亓修邰赫杭况那宿鲜印逯隆茹诺战慕危玉银亢嵇公哈湛宾戎勾茅利於呼居揭干但尉冶斯元束檀衣信展阴昝智幸奉植衡富尧闭由';
export const compoundSurnames =
  '欧阳 上官 皇甫 司马 诸葛 东方 尉迟 公孙 慕容 司徒 令狐 夏侯 端木 南宫 独孤 宇文 长孙 司空'.split(' ');
export const surnames: ReadonlySet<string> = new Set([...single, ...compoundSurnames]);

/** Words that look like a name by their length and first character, and are none. */
export const notNames: ReadonlySet<string> = new Set(
  '简历 简介 个人 男 女 姓名 性别 年龄 民族 籍贯 学历 专业 电话 手机 邮箱 地址 本科 硕士 博士 大专 汉族 团员 党员 群众 未婚 已婚 求职 应聘 高级 经理 总监 工程师 全职 在职 离职 南京 杭州 北京 上海 广州 深圳 成都 武汉 西安 苏州 宁波 郑州 长沙 江苏 浙江 广东 山东 河南 河北 湖南 湖北 四川 安徽 江西 福建 云南 海南 安全 项目经理 产品经理 应届生 时间 方向 文科 计算机 金融 管理 成果 荣誉 向导 关于我 明细 全栈'.split(
    ' ',
  ),
);
export const cities: ReadonlySet<string> = new Set(
  "北京 上海 天津 重庆 杭州 宁波 温州 绍兴 嘉兴 南京 苏州 无锡 常州 广州 深圳 珠海 东莞 佛山 成都 武汉 西安 郑州 长沙 合肥 福州 厦门 泉州 济南 青岛 大连 沈阳 哈尔滨 长春 石家庄 太原 南昌 南宁 昆明 贵阳 海口 兰州 西宁 银川 乌鲁木齐 拉萨 呼和浩特 香港 澳门 台北 浙江 江苏 广东 四川 湖北 湖南 山东 河南 中国 china beijing shanghai hangzhou shenzhen guangzhou nanjing suzhou chengdu wuhan xi'an ningbo tianjin singapore london usa uk".split(
    ' ',
  ),
);
