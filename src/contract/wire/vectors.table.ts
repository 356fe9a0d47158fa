/** Fixed values every engine must reproduce, made once with node:crypto. */
export const vectors = {
  secret: 'fixed-secret-for-vectors',
  boxes: [
    {
      name: 'a login with Chinese text',
      bound: [
        'request',
        'POST',
        '/api/site/group/account/memberLogin/v3/login',
        '00112233445566778899aabbccddeeff',
        '1764000000000',
      ],
      timestamp: '1764000000000',
      iv: '01010101010101010101010101010101',
      text: '{"name":"小林","password":"…"}',
      sealed:
        'AQEBAQEBAQEBAQEBAQEBATldKZOAvaoBC+ipun3YJnJLkcNSuG5ypLVnvnagMCUWbtHRMPozEDmn3AjOSG7D7vhamrtWh8CWlNvTCJdy5Yq6rhFOHuCjz35/aHxbyTn1',
    },
    {
      name: 'an empty answer',
      bound: ['answer', '00112233445566778899aabbccddeeff', '1764000000123'],
      timestamp: '1764000000123',
      iv: '02020202020202020202020202020202',
      text: '',
      sealed: 'AgICAgICAgICAgICAgICAmQKS+JP6CWTrnLdevue3bTs8JNcE2lpfKZ7Tt/AXAVYnjuOZMU0IbQu5WLvdxwn5g==',
    },
    {
      name: 'an answer that fills its last block',
      bound: ['answer', 'ffeeddccbbaa99887766554433221100', '1764000000999'],
      timestamp: '1764000000999',
      iv: '03030303030303030303030303030303',
      text: '0123456789abcdef',
      sealed:
        'AwMDAwMDAwMDAwMDAwMDAw7ghIkVzHWQfM/Xr21YqwroqTuD9buLlXlla3dENWGwG3D7yLknpuiDaHbwg3KxMMCLHBz30zzLX3LcJoZ5FUM=',
    },
    {
      name: 'a video source',
      bound: ['video', '0123456789abcdef0123456789abcdef', '1764000001000'],
      timestamp: '1764000001000',
      iv: '04040404040404040404040404040404',
      text: '{"type":"hls","urls":[]}',
      sealed:
        'BAQEBAQEBAQEBAQEBAQEBN044gXmHkad2GK/rwcWdD25LlMclz7CZ1Gb/LqHyUStk4BxTN+daGt4tdBddryA8KDMcWb99sygqLBYx3nC5l0=',
    },
  ],
  signature: {
    method: 'POST',
    path: '/api/x',
    query: 'b=%E5%9C%BA+%E8%BE%B9&a=1',
    body: '{"encrypted":"AQID"}',
    bodyHash: 'c800d0c74bfd0339de8b4d99c748b8cb74e1fd50458d38e0ba4ee4a20214c819',
    headers: {
      'client-type': 'web',
      'site-id': '5000',
      token: '',
      'agent-token': '',
      'device-uuid': 'd-1',
      version: '1.1.0',
      'app-key': 'courtside-web',
      nonce: '00112233445566778899aabbccddeeff',
      timestamp: '1764000000000',
      platform: 'h5',
      'accept-language': 'zh-CN',
      'risk-token': '',
    },
    sign: 'd1831120184dcfd1700b83feca80cf4f8c664ede78fdfcec27f38b47badf8511',
  },
  login: {
    name: 'DemoUser',
    password: 'abc12345',
    hash: 'f52c59200287cca12e522731414e77fbc9c28747ba646a7142f77e6c69c4d49d',
  },
  video: {
    question: {
      channel: 'c-1',
      type: 'hls',
      platform: 'web',
      eventId: 'm:1',
      timestamp: '1764000000000',
      nonce: '0123456789abcdef0123456789abcdef',
    },
    query:
      'channel=c-1&type=hls&platform=web&eventId=m%3A1&sign=1764000000000.0123456789abcdef0123456789abcdef.0cb049b2ac57220fcf27df61296caa9836784f3572ae2cf1052db5dde06bdf1b',
  },
};
