// Written by `npm run contract` from api/openapi.json.

/** The fields that each request has: their labels, and their limits (lengths in characters). */
export const REQUESTS = {
  "LoginRequest": {
    "username": {},
    "pass": {},
    "device": {
      "maxLength": 100
    },
    "code": {
      "maxLength": 50
    }
  },
  "ConfirmRequest": {
    "pass": {}
  },
  "TotpCodeRequest": {
    "code": {}
  },
  "PasswordRequest": {
    "password": {
      "label": "Password",
      "minLength": 6,
      "maxLength": 128
    }
  },
  "AdminRequest": {
    "first_name": {
      "label": "Nama depan",
      "maxLength": 100
    },
    "last_name": {
      "label": "Nama belakang",
      "maxLength": 100
    },
    "username": {
      "label": "Username",
      "maxLength": 100
    },
    "email": {
      "label": "Email",
      "maxLength": 254
    }
  },
  "NewAdminRequest": {
    "first_name": {
      "label": "Nama depan",
      "maxLength": 100
    },
    "last_name": {
      "label": "Nama belakang",
      "maxLength": 100
    },
    "username": {
      "label": "Username",
      "maxLength": 100
    },
    "email": {
      "label": "Email",
      "maxLength": 254
    },
    "password": {
      "label": "Password",
      "minLength": 6,
      "maxLength": 128
    }
  },
  "DisabledRequest": {
    "disabled": {
      "label": "Nonaktif"
    }
  },
  "CategoryRequest": {
    "nama_category": {
      "label": "Nama kategori",
      "maxLength": 100
    },
    "nama_id": {
      "label": "Sebutan (Indonesia)",
      "maxLength": 100
    },
    "heading": {
      "label": "Subjudul (Inggris)",
      "maxLength": 150
    },
    "intro": {
      "label": "Pengantar (Inggris)",
      "maxLength": 1000
    },
    "facts": {
      "label": "Fakta (Inggris)",
      "maxLength": 1000
    },
    "heading_id": {
      "label": "Subjudul (Indonesia)",
      "maxLength": 150
    },
    "intro_id": {
      "label": "Pengantar (Indonesia)",
      "maxLength": 1000
    },
    "facts_id": {
      "label": "Fakta (Indonesia)",
      "maxLength": 1000
    },
    "image": {
      "label": "Gambar",
      "maxBytes": 10485760,
      "mediaTypes": [
        "image/jpeg",
        "image/png",
        "image/webp",
        "image/avif"
      ]
    }
  },
  "SpecFieldRequest": {
    "key": {
      "label": "Kunci",
      "maxLength": 40
    },
    "label": {
      "label": "Label",
      "maxLength": 100
    },
    "label_en": {
      "label": "Label (Inggris)",
      "maxLength": 100
    },
    "kind": {
      "label": "Jenis nilai"
    },
    "unit": {
      "label": "Satuan",
      "maxLength": 20
    },
    "bound": {
      "label": "Batas"
    },
    "method": {
      "label": "Metode uji",
      "maxLength": 100
    },
    "choices": {
      "label": "Pilihan",
      "maxLength": 4000
    },
    "required": {
      "label": "Wajib diisi"
    },
    "filterable": {
      "label": "Dapat disaring"
    },
    "position": {
      "label": "Urutan",
      "minimum": 0,
      "maximum": 10000
    },
    "category_id": {
      "label": "Golongan produk",
      "minimum": 1
    }
  },
  "BringBackRequest": {
    "version": {
      "minimum": 1
    },
    "overwrite": {
      "label": "Timpa"
    }
  },
  "CreateProductRequest": {
    "price_unit": {
      "label": "Dijual per"
    },
    "pack_net_kg": {
      "label": "Isi bersih per kemasan",
      "minimum": 0.01,
      "maximum": 999999999
    },
    "export_price": {
      "label": "Nilai ekspor",
      "minimum": 0,
      "maximum": 9999999999999.99
    },
    "export_currency": {
      "label": "Mata uang",
      "maxLength": 3
    },
    "export_unit": {
      "label": "Nilai ekspor per"
    },
    "export_incoterm": {
      "label": "Incoterm"
    },
    "export_place": {
      "label": "Tempat penyerahan",
      "maxLength": 150
    },
    "export_valid_until": {
      "label": "Berlaku sampai"
    },
    "moq": {
      "label": "Pesanan terkecil",
      "minimum": 0.01,
      "maximum": 999999999
    },
    "moq_unit": {
      "label": "Satuan pesanan"
    },
    "packing": {
      "label": "Kemasan",
      "maxLength": 500
    },
    "packing_en": {
      "label": "Kemasan (Inggris)",
      "maxLength": 500
    },
    "load_20_kg": {
      "label": "Muatan peti kemas 20 kaki",
      "minimum": 1,
      "maximum": 100000
    },
    "load_40_kg": {
      "label": "Muatan peti kemas 40 kaki",
      "minimum": 1,
      "maximum": 100000
    },
    "hs_code": {
      "label": "Kode HS",
      "maxLength": 20
    },
    "origin": {
      "label": "Asal",
      "maxLength": 150
    },
    "origin_en": {
      "label": "Asal (Inggris)",
      "maxLength": 150
    },
    "port": {
      "label": "Pelabuhan muat",
      "maxLength": 150
    },
    "lead_days_min": {
      "label": "Siap kirim tercepat",
      "minimum": 0,
      "maximum": 3650
    },
    "lead_days_max": {
      "label": "Siap kirim terlama",
      "minimum": 0,
      "maximum": 3650
    },
    "supply_ton_month": {
      "label": "Kapasitas per bulan",
      "minimum": 0,
      "maximum": 999999999
    },
    "sample": {
      "label": "Sampel",
      "maxLength": 300
    },
    "sample_en": {
      "label": "Sampel (Inggris)",
      "maxLength": 300
    },
    "availability": {
      "label": "Ketersediaan"
    },
    "back_in_stock_on": {
      "label": "Tersedia lagi mulai"
    },
    "description": {
      "label": "Deskripsi",
      "maxLength": 5000
    },
    "name_en": {
      "label": "Sebutan (Inggris)",
      "maxLength": 150
    },
    "description_en": {
      "label": "Uraian (Inggris)",
      "maxLength": 5000
    },
    "specs": {
      "label": "Spesifikasi"
    },
    "image": {
      "label": "Gambar",
      "maxBytes": 10485760,
      "mediaTypes": [
        "image/jpeg",
        "image/png",
        "image/webp",
        "image/avif"
      ]
    },
    "name": {
      "label": "Nama",
      "maxLength": 150
    },
    "price": {
      "label": "Harga",
      "minimum": 0,
      "maximum": 9999999999999.99
    },
    "category_id": {
      "label": "Kategori",
      "minimum": 1
    }
  },
  "MoveProductsRequest": {
    "category_id": {
      "label": "Kategori",
      "minimum": 1
    }
  },
  "MoveSomeRequest": {
    "ids": {},
    "category_id": {
      "label": "Kategori",
      "minimum": 1
    }
  },
  "SheetRequest": {
    "file": {
      "maxBytes": 10485760,
      "maxRows": 10000
    },
    "details": {
      "label": "Rincian"
    },
    "create_categories": {
      "label": "Buat kategori baru"
    }
  },
  "ContactRequest": {
    "url_whatsapp": {
      "label": "WhatsApp",
      "maxLength": 500
    },
    "url_instagram": {
      "label": "Instagram",
      "maxLength": 500
    },
    "url_tiktok": {
      "label": "TikTok",
      "maxLength": 500
    },
    "url_email": {
      "label": "Email",
      "maxLength": 500
    },
    "url_fb": {
      "label": "Facebook",
      "maxLength": 500
    },
    "address": {
      "label": "Alamat",
      "maxLength": 200
    },
    "address_en": {
      "label": "Alamat (Inggris)",
      "maxLength": 200
    },
    "map_point": {
      "label": "Titik peta",
      "maxLength": 500
    },
    "weekday_hours": {
      "label": "Jam kerja Senin–Jumat",
      "maxLength": 40
    },
    "saturday_hours": {
      "label": "Jam kerja Sabtu",
      "maxLength": 40
    },
    "hours_note": {
      "label": "Keterangan jam buka",
      "maxLength": 200
    },
    "hours_note_en": {
      "label": "Keterangan jam buka (Inggris)",
      "maxLength": 200
    }
  },
  "CompanyInfoRequest": {
    "judul": {
      "label": "Judul",
      "maxLength": 150
    },
    "value_company": {
      "label": "Deskripsi",
      "maxLength": 2000
    },
    "judul_en": {
      "label": "Sebutan (Inggris)",
      "maxLength": 150
    },
    "value_company_en": {
      "label": "Uraian (Inggris)",
      "maxLength": 2000
    },
    "image": {
      "label": "Gambar",
      "maxBytes": 10485760,
      "mediaTypes": [
        "image/jpeg",
        "image/png",
        "image/webp",
        "image/avif"
      ]
    }
  }
} as const;

/** The most rows of a list in one answer, products that one request changes, and specifications of a category. */
export const LIMITS = {
  "rows": 1000,
  "products": 200,
  "specs": 30
} as const;

/** What each list may be sorted by. */
export const SORTS = {
  "admins": [
    "id",
    "first_name",
    "last_name",
    "username",
    "email",
    "created_at"
  ],
  "category": [
    "id",
    "nama_category",
    "created_at",
    "updated_at"
  ],
  "spec-field": [
    "id",
    "category_id",
    "key",
    "label",
    "position",
    "created_at",
    "updated_at"
  ],
  "product": [
    "id",
    "name",
    "name_en",
    "price",
    "category_id",
    "category.nama_category",
    "created_at",
    "updated_at"
  ],
  "contact": [
    "id",
    "updated_at"
  ],
  "dashboard": [
    "id",
    "judul",
    "updated_at"
  ],
  "history": [
    "id",
    "at",
    "admin_name",
    "record_name"
  ],
  "trash": [
    "id",
    "name",
    "deleted_at"
  ]
} as const;

/** Pixels: the widths of a stored picture, below its own. */
export const PICTURE_WIDTHS = [320,640,960] as const;

/** The parts that hold the value of a specification, by the bound of its field, or else by its kind. */
export const SPEC_PARTS = {
  "number": [
    "value"
  ],
  "typical": [
    "value"
  ],
  "min": [
    "min"
  ],
  "max": [
    "max"
  ],
  "range": [
    "min",
    "max"
  ],
  "text": [
    "text",
    "text_en"
  ],
  "choice": [
    "choice"
  ],
  "yes_no": [
    "yes"
  ]
} as const;
